const block = `
AE +971 50 555 ####
SA +966 50 555 ####
EG +20 100 555 ####
JO +962 79 555 ####
QA +974 5555 ####
KW +965 5555 ####
OM +968 9555 ####
BH +973 3555 ####
LB +961 70 555 ###
MA +212 655 55 ## ##
TN +216 55 55# ###
PK +92 300 555 ####
GB +44 7700 900###
CA +1 416 555 01##
US +1 212 555 01##
IN +91 55555 #####
AU +61 2 5550 ####
IE +353 20 910 ####
NZ +64 21 555 ####
DE +49 176 0406 90##
AT +43 660 555 ####
CH +41 79 555 ## ##
FR +33 6 39 98 ## ##
BE +32 470 55 ## ##
LU +352 621 555 ###
CI +225 07 55 55 ## ##
SN +221 77 555 ## ##
ES +34 655 55 ## ##
MX +52 55 5555 ####
CO +57 300 555 ####
AR +54 9 11 5555 ####
CL +56 9 5555 ####
NG +234 803 555 ####
GH +233 24 555 ####
KE +254 700 555 ###
ZA +27 71 555 ####
RW +250 788 555 ###
TR +90 532 555 ## ##
AZ +994 50 555 ## ##
IT +39 333 555 ####
PT +351 912 555 ###
BR +55 11 95555 ####
PL +48 500 555 ###
CZ +420 601 555 ###
UA +380 50 555 ## ##
RO +40 721 555 ###
BG +359 88 555 ####
HR +385 91 555 ####
EE +372 5555 ####
SE +46 70 174 06 ##
DK +45 20 55 ## ##
NO +47 900 55 ###
FI +358 40 555 ####
NL +31 6 5555 ####
CN +86 139 5555 ####
SG +65 8555 ####
HK +852 5555 ####
MY +60 12 555 ####
TW +886 912 555 ###
JP +81 90 5555 ####
KR +82 10 5555 ####
ID +62 812 5555 ####
BD +880 1711 555 ###
VN +84 90 555 ####
`;

/**
 * How mobile numbers look by country; each `#` is a random digit. Where a regulator reserves numbers for fiction
 * (Britain, Germany, France, Sweden, Ireland, Australia, North America), these are of that range.
 */
export const MOBILE_NUMBERS: ReadonlyMap<string, string> = new Map(
  block
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, 2), line.slice(3)]),
);
