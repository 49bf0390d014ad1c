import type { english } from './mail-layout.en';

export const arabic: typeof english = { choices: 'اختر الرسائل التي تصلك من هذه الفعالية' };
