import type { ServerSentences } from './server-sentences';

export const sentences: ServerSentences = {
  'Please check your input.': 'براہِ کرم جو درج کیا ہے اسے دیکھ لیں۔',
  'This is required.': 'یہ ضروری ہے۔',
  'This has at most # characters.': 'زیادہ سے زیادہ # حروف۔',
  'This has # to # characters.': '# سے # حروف۔',
  'This has at least # characters.': 'کم از کم # حروف۔',
  'This has at least # character.': 'یہ ضروری ہے۔',
  'This has at least # items.': 'کم از کم # چنیں۔',
  'This has at least # item.': 'کم از کم ایک چنیں۔',
  'This has at most # items.': 'زیادہ سے زیادہ #۔',
  'Each item has at most # characters.': 'ہر ایک میں زیادہ سے زیادہ # حروف۔',
  'This can be at most #.': 'زیادہ سے زیادہ #۔',
  'This has to be at least #.': 'کم از کم #۔',
  'This does not have the right form.': 'اس کی شکل درست نہیں۔',
  'This has a character that cannot be stored.': 'اس میں ایک ایسا حرف ہے جو محفوظ نہیں ہو سکتا۔',
  'Please enter an e-mail address.': 'براہِ کرم ای میل پتہ درج کریں۔',
  'Please enter a name.': 'براہِ کرم نام درج کریں۔',
  'Please write the name without a web address.': 'براہِ کرم نام ویب پتے کے بغیر لکھیں۔',
  'Please enter your name.': 'براہِ کرم اپنا نام درج کریں۔',
  'Please enter your password.': 'براہِ کرم اپنا پاس ورڈ درج کریں۔',
  'Please enter your current password.': 'براہِ کرم اپنا موجودہ پاس ورڈ درج کریں۔',
  'This is not your password.': 'یہ آپ کا پاس ورڈ نہیں ہے۔',
  'Please choose another password than the current one.': 'براہِ کرم موجودہ کے علاوہ کوئی پاس ورڈ چنیں۔',
  'Please choose a password of your own first.': 'براہِ کرم پہلے اپنا پاس ورڈ چنیں۔',
  'The code has six digits.': 'کوڈ میں چھ ہندسے ہیں۔',
  'This code is wrong, was used already, or is too old. The link in the e-mail works too.':
    'یہ کوڈ غلط، استعمال شدہ یا پرانا ہے۔ ای میل کا لنک بھی کام کرتا ہے۔',
  'This link or code was used already, or is too old. Please ask for a new one.':
    'یہ لنک یا کوڈ استعمال شدہ یا پرانا ہے۔ براہِ کرم نیا منگوائیں۔',
  'There is already a user with this e-mail.': 'اس ای میل کا اکاؤنٹ پہلے سے موجود ہے۔',
  'This e-mail belongs to staff, who cannot be attendees.': 'یہ ای میل عملے کی ہے، جو شرکاء نہیں ہو سکتے۔',
  'You have a password already. Please sign in with it, or ask for a new one.':
    'آپ کا پاس ورڈ پہلے سے ہے۔ براہِ کرم اس سے سائن ان کریں یا نیا منگوائیں۔',
  'Please complete your profile first.': 'براہِ کرم پہلے اپنی پروفائل مکمل کریں۔',
  'This event can be joined by invitation only.': 'اس ایونٹ میں صرف دعوت سے شامل ہوا جا سکتا ہے۔',
  'No place is free any more. Please try again.': 'اب کوئی جگہ خالی نہیں۔ براہِ کرم دوبارہ کوشش کریں۔',
  'The organisers have declined your application.': 'منتظمین نے آپ کی درخواست منظور نہیں کی۔',
  'You have no place or application here.': 'یہاں آپ کی کوئی جگہ یا درخواست نہیں۔',
  'This offer is over.': 'یہ پیشکش ختم ہو چکی ہے۔',
  'A group that this leads into has no free place.':
    'جس گروپ میں یہ تبدیلی لے جاتی ہے اس میں کوئی جگہ خالی نہیں۔',
  'There is no such picture. Please upload it first.': 'یہ تصویر موجود نہیں۔ براہِ کرم پہلے اپ لوڈ کریں۔',
  'This picture cannot be read. It may be damaged.': 'یہ تصویر پڑھی نہیں جا سکی۔ شاید خراب ہو۔',
  'Please write something.': 'براہِ کرم کچھ لکھیں۔',
  'Please say what is wrong.': 'براہِ کرم بتائیں کیا غلط ہے۔',
  'You cannot write to yourself.': 'آپ خود کو نہیں لکھ سکتے۔',
  'You cannot report your own message.': 'آپ اپنے پیغام کی شکایت نہیں کر سکتے۔',
  'You cannot bookmark yourself.': 'آپ خود کو محفوظ نہیں کر سکتے۔',
  'You cannot block yourself.': 'آپ خود کو بلاک نہیں کر سکتے۔',
  'You cannot ask this attendee for a meeting.': 'آپ اس شریک سے ملاقات کی درخواست نہیں کر سکتے۔',
  'This is you.': 'یہ آپ خود ہیں۔',
  'Wishes for meetings are not taken yet.': 'ملاقاتوں کی خواہشیں ابھی نہیں لی جا رہیں۔',
  'Wishes for meetings are not taken any more.': 'ملاقاتوں کی خواہشیں اب نہیں لی جا رہیں۔',
  'You do not take part in the meeting program.': 'آپ ملاقاتوں کے پروگرام میں شامل نہیں ہیں۔',
  'They do not take part in the meeting program.': 'وہ ملاقاتوں کے پروگرام میں شامل نہیں ہیں۔',
  'You have five must-meets. Please make one of them a like first.':
    'آپ کی پانچ لازمی ملاقاتیں پہلے سے ہیں۔ براہِ کرم پہلے ان میں سے ایک کو پسند میں بدلیں۔',
  'You can have at most # likes.': 'آپ زیادہ سے زیادہ # پسند رکھ سکتے ہیں۔',
  'They are of your own company.': 'یہ آپ کی اپنی کمپنی کے ہیں۔',
  'They already asked you to meet at that time. You can accept it.':
    'انہوں نے اس وقت آپ سے ملنے کی درخواست پہلے ہی کی ہے۔ آپ اسے قبول کر سکتے ہیں۔',
  'That time is not free any more. Please choose another one.':
    'یہ وقت اب خالی نہیں۔ براہِ کرم کوئی اور چنیں۔',
  'One of you already has a meeting at that time.': 'آپ میں سے ایک کی اس وقت پہلے سے ملاقات ہے۔',
  'No pod is free at that time any more.': 'اس وقت اب کوئی پوڈ خالی نہیں۔',
  'No meetings are held at this pod.': 'اس پوڈ پر ملاقاتیں نہیں ہوتیں۔',
  'This time has passed.': 'یہ وقت گزر چکا ہے۔',
  'This is not a time of the event.': 'یہ ایونٹ کا وقت نہیں ہے۔',
  'This request has expired. You can request a new time.':
    'اس درخواست کی میعاد ختم ہو گئی۔ آپ نئے وقت کی درخواست کر سکتے ہیں۔',
  'This proposal has been answered or replaced meanwhile.': 'اس دوران اس تجویز کا جواب آ گیا یا یہ بدل گئی۔',
  'The proposed time has passed. You can propose a new one.':
    'تجویز کردہ وقت گزر گیا۔ آپ نیا وقت تجویز کر سکتے ہیں۔',
  'The other side decides about your proposal.': 'آپ کی تجویز کا فیصلہ دوسرا شخص کرتا ہے۔',
  'Only the one who proposed a time can withdraw it.': 'تجویز وہی واپس لے سکتا ہے جس نے دی۔',
  'The meeting is already at that time.': 'ملاقات پہلے سے اسی وقت ہے۔',
  'This meeting is over. You can say whether it took place.':
    'یہ ملاقات ختم ہو چکی ہے۔ آپ بتا سکتے ہیں کہ یہ ہوئی یا نہیں۔',
  'This meeting is not confirmed.': 'یہ ملاقات طے شدہ نہیں۔',
  'This meeting has begun already.': 'یہ ملاقات شروع ہو چکی ہے۔',
  'This meeting has been closed meanwhile.': 'اس دوران یہ ملاقات بند ہو گئی۔',
  'This meeting has been answered or closed meanwhile.': 'اس دوران اس ملاقات کا جواب آ گیا یا یہ بند ہو گئی۔',
  'You can say this once the meeting is over.': 'آپ یہ ملاقات ختم ہونے پر بتا سکتے ہیں۔',
  'This session can be rated once it is over.': 'اس سیشن کو ختم ہونے پر درجہ دیا جا سکتا ہے۔',
  'The end has to be after the start.': 'اختتام آغاز کے بعد ہونا چاہیے۔',
  'There is no such day.': 'ایسا کوئی دن نہیں۔',
  'Notifications on devices are switched off here.': 'آلات پر اطلاعات یہاں بند ہیں۔',
  'Something that this refers to was removed. Please reload.':
    'اس سے متعلق کچھ ہٹا دیا گیا۔ براہِ کرم صفحہ دوبارہ لوڈ کریں۔',
  'Someone else changed this. Please reload.': 'کسی اور نے اسے بدل دیا۔ براہِ کرم صفحہ دوبارہ لوڈ کریں۔',
  'Only attendees of this event can do this.': 'یہ صرف اس ایونٹ کے شرکاء کر سکتے ہیں۔',
  'Please confirm your e-mail address first.': 'براہِ کرم پہلے اپنے ای میل پتے کی تصدیق کریں۔',
  'This person cannot be added to your team. Please ask the organisers.':
    'یہ شخص آپ کی ٹیم میں شامل نہیں ہو سکتا۔ براہِ کرم منتظمین سے پوچھیں۔',
  'This person is in your team already.': 'یہ شخص پہلے سے آپ کی ٹیم میں ہے۔',
  'All seats of your team are taken. The organisers can give you more.':
    'آپ کی ٹیم کی تمام نشستیں بھر چکی ہیں۔ منتظمین مزید دے سکتے ہیں۔',
  'You are in the team of another company.': 'آپ کسی دوسری کمپنی کی ٹیم میں ہیں۔',
  'A company keeps one contact. The organisers can name another one.':
    'کمپنی کا کم از کم ایک نمائندہ رہتا ہے۔ منتظمین دوسرا مقرر کر سکتے ہیں۔',
  'Only the contacts of this company can do this.': 'یہ صرف اس کمپنی کے نمائندے کر سکتے ہیں۔',
  'This is one line, without line breaks and control characters.':
    'یہ ایک سطر ہے، نئی سطروں اور کنٹرول حروف کے بغیر۔',
  'A name has # to # characters.': 'نام میں # سے # حروف ہوتے ہیں۔',
  'A message has # to # characters.': 'پیغام میں # سے # حروف ہوتے ہیں۔',
  'A reason has # to # characters.': 'وجہ میں # سے # حروف ہوتے ہیں۔',
  'A password has at least # characters.': 'پاس ورڈ میں کم از کم # حروف ہوتے ہیں۔',
  'A password has at most # characters.': 'پاس ورڈ میں زیادہ سے زیادہ # حروف ہوتے ہیں۔',
  'This password is one of the most common ones. Please choose another one.':
    'یہ پاس ورڈ سب سے عام پاس ورڈز میں سے ہے۔ براہِ کرم کوئی اور چنیں۔',
  'This password is made of the name or e-mail, the event or Podium. Please choose another one.':
    'یہ پاس ورڈ نام، ای میل، ایونٹ یا Podium سے بنا ہے۔ براہِ کرم کوئی اور چنیں۔',
  'This code is wrong, expired, or was used already. Please ask for a new one.':
    'یہ کوڈ غلط، پرانا یا استعمال شدہ ہے۔ براہِ کرم نیا منگوائیں۔',
  'This link is wrong, expired, or was used already. Please ask for a new one.':
    'یہ لنک غلط، پرانا یا استعمال شدہ ہے۔ براہِ کرم نیا منگوائیں۔',
  'Please confirm your e-mail address first. We can mail you a code for that.':
    'براہِ کرم پہلے اپنے ای میل پتے کی تصدیق کریں۔ ہم اس کے لیے آپ کو کوڈ بھیج سکتے ہیں۔',
  'This already exists.': 'یہ پہلے سے موجود ہے۔',
  'A picture can be at most # MB.': 'تصویر زیادہ سے زیادہ # MB کی ہو سکتی ہے۔',
  'Please choose a PNG, JPEG or WebP picture.': 'براہِ کرم PNG، JPEG یا WebP تصویر چنیں۔',
  'This picture has too many pixels. The limit is # megapixels.':
    'اس تصویر میں پکسل بہت زیادہ ہیں۔ حد # میگا پکسل ہے۔',
  "You can't contact this person.": 'آپ اس شخص سے رابطہ نہیں کر سکتے۔',
  'At most # people can be asked before they answer.':
    'جواب سے پہلے زیادہ سے زیادہ # لوگوں سے پوچھا جا سکتا ہے۔',
  'The other person has to answer this.': 'اس کا جواب دوسرے شخص کو دینا ہے۔',
  'This does not answer the question.': 'یہ اس سوال کا جواب نہیں۔',
  'This stays as it is. Please add a new question.': 'یہ ایسا ہی رہے گا۔ براہِ کرم نیا سوال شامل کریں۔',
  'Each question can be asked once.': 'ہر سوال ایک بار پوچھا جا سکتا ہے۔',
  'Leads have answers to # questions, which are kept. Please ask some of these again.':
    'لیڈز کے پاس # سوالوں کے جواب ہیں، جو محفوظ رہتے ہیں۔ براہِ کرم ان میں سے کچھ دوبارہ پوچھیں۔',
  'That pod is already taken at that time.': 'وہ پوڈ اس وقت پہلے ہی لیا جا چکا ہے۔',
  'This pod was removed. Please choose another one.': 'یہ پوڈ ہٹا دیا گیا۔ براہِ کرم کوئی اور چنیں۔',
  'This is not the end of that slot.': 'یہ اس وقت کا اختتام نہیں۔',
  'This event is over.': 'یہ ایونٹ ختم ہو چکا ہے۔',
  'The organisers’ rules do not let you ask this person for a meeting.':
    'منتظمین کے قواعد آپ کو اس شخص سے ملاقات کی درخواست کرنے کی اجازت نہیں دیتے۔',
  'This person takes no meeting requests at the moment.': 'یہ شخص فی الحال ملاقات کی درخواستیں نہیں لے رہا۔',
  'You have as many requests waiting for an answer as you may.':
    'جواب کی منتظر آپ کی درخواستیں ایک وقت میں اجازت کی حد تک پہنچ گئی ہیں۔',
  'You have sent as many requests today as you may.': 'آپ آج کی تمام درخواستیں بھیج چکے ہیں۔',
  'You have sent as many requests as you may.': 'آپ اجازت کے مطابق تمام درخواستیں بھیج چکے ہیں۔',
  'One of you has as many meetings as allowed.':
    'آپ دونوں میں سے ایک کی ملاقاتیں اجازت کی حد تک پہنچ گئی ہیں۔',
  'One of you has as many meetings on that day as allowed.':
    'آپ دونوں میں سے ایک کی اس دن کی ملاقاتیں اجازت کی حد تک پہنچ گئی ہیں۔',
  'The organisers’ rules do not let you write to this person first.':
    'منتظمین کے قواعد آپ کو اس شخص کو پہلے پیغام لکھنے کی اجازت نہیں دیتے۔',
  'This person takes no messages at the moment.': 'یہ شخص فی الحال پیغامات نہیں لے رہا۔',
  'Meetings can be asked for until an event ends.': 'ایونٹ کے ختم ہونے تک ملاقات کی درخواست کی جا سکتی ہے۔',
  'You can accept if this person asks you. The organisers can tell you more.':
    'اگر یہ شخص آپ سے درخواست کرے تو آپ قبول کر سکتے ہیں۔ منتظمین مزید بتا سکتے ہیں۔',
  'Have a look at others who fit you.': 'اپنے لیے موزوں دوسرے لوگوں کو دیکھیں۔',
  'Cancel one of them, or wait for an answer.': 'ان میں سے ایک منسوخ کریں، یا جواب کا انتظار کریں۔',
  'You can send more tomorrow.': 'آپ کل مزید بھیج سکتے ہیں۔',
  'You can send another one when one is declined, is cancelled or expires.':
    'جب کوئی درخواست رد، منسوخ یا ختم ہو جائے تو آپ ایک اور بھیج سکتے ہیں۔',
  'There is room again when one of them is cancelled.': 'ان میں سے کوئی منسوخ ہو تو دوبارہ گنجائش ہو گی۔',
  'Choose another day, or cancel a meeting on that day.':
    'کوئی اور دن منتخب کریں، یا اس دن کی کوئی ملاقات منسوخ کریں۔',
  'You can answer if this person writes to you. The organisers can tell you more.':
    'اگر یہ شخص آپ کو لکھے تو آپ جواب دے سکتے ہیں۔ منتظمین مزید بتا سکتے ہیں۔',
  'You asked them to meet at that time yourself, and that waits for an answer.':
    'آپ نے خود اس وقت ملنے کو کہا ہے، اور جواب باقی ہے۔',
  'Nobody of this company can be met at this event.':
    'اس ایونٹ میں اس کمپنی کے کسی فرد سے ملاقات نہیں ہو سکتی۔',
  'This request has been closed or answered meanwhile.':
    'اس دوران یہ درخواست بند ہو گئی یا اس کا جواب دے دیا گیا۔',
  'This request has expired.': 'اس درخواست کا وقت گزر گیا۔',
  'You cannot ask your own company for a meeting.': 'آپ اپنی ہی کمپنی سے ملاقات کی درخواست نہیں کر سکتے۔',
  'You can mark # times at most.': 'آپ زیادہ سے زیادہ # اوقات نشان زد کر سکتے ہیں۔',
  'This attendee is in the team of no company.': 'یہ شریک کسی کمپنی کی ٹیم میں نہیں۔',
  'Please choose a time within the next # days.': 'براہِ کرم اگلے # دنوں میں سے کوئی وقت چنیں۔',
  'This event does not ask this.': 'یہ تقریب یہ نہیں پوچھتی۔',
  'Please answer each question once.': 'براہ کرم ہر سوال کا ایک ہی بار جواب دیں۔',
  'This is not asked with your other answers.': 'آپ کے دوسرے جوابات کے ساتھ یہ نہیں پوچھا جاتا۔',
  'Please enter a number, with a point before its decimals.':
    'براہ کرم ایک عدد درج کریں، جس میں اعشاریہ سے پہلے نقطہ ہو۔',
  'A day is written as YYYY-MM-DD.': 'دن یوں لکھا جاتا ہے: YYYY-MM-DD۔',
  'Please answer with yes or no.': 'براہ کرم ہاں یا نہیں میں جواب دیں۔',
  'A link begins with https:// or http://.': 'لنک https:// یا http:// سے شروع ہوتا ہے۔',
  'Please choose one of the choices.': 'براہ کرم دیے گئے اختیارات میں سے ایک چنیں۔',
  'Please give one answer.': 'براہ کرم ایک جواب دیں۔',
};
