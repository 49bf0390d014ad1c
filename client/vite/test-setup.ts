import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The library's second is little for a dialog, or for a part's script, on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// Files of one process share a document: what a test leaves in it would be found by those of the next file.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
