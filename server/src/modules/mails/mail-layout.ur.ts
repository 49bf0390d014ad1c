import type { english } from './mail-layout.en';

export const urdu: typeof english = { choices: 'منتخب کریں کہ اس ایونٹ سے آپ کو کون سی ای میلز ملیں' };
