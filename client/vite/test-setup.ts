import { configure } from '@testing-library/react';

// The library's second is little for a dialog, or for a part's script, on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
