/** Passwords of ten characters or more that everyone tries first, in lower case. */
const COMMON = new Set(
  `1234567890 12345678910 0123456789 1234567891 1111111111 0000000000 9876543210 0987654321 1q2w3e4r5t 1q2w3e4r5t6y
qwertyuiop qwertyuiop1 qwerty1234 qwerty12345 qwerty123456 1qaz2wsx3edc zaq12wsxcde3 asdfghjkl1 asdfghjkl; zxcvbnm123
password12 password123 password1234 password12345 password!1 passw0rd123 p@ssw0rd123 p@ssword123 password01 mypassword
letmein123 letmein1234 welcome123 welcome1234 iloveyou12 iloveyou123 iloveyou1234 admin12345 administrator changeme123
football123 baseball123 basketball superman123 batman1234 dragon1234 monkey1234 sunshine12 sunshine123 princess123
michael123 jennifer123 charlie123 jordan1234 abc1234567 abcd123456 abcdefghij abcdefghijk a123456789 aa123456789
aaaaaaaaaa q1w2e3r4t5 q1w2e3r4t5y6 secret1234 trustno1234 whatever123 starwars123 computer123 internet123 samsung123
liverpool1 liverpool123 chelsea1234 arsenal1234 manchester insurance1 insurance123 fairlead123 fairlead1234`.split(
    /\s+/,
  ),
);

/** True for what is guessed first: a password on the list, or one short piece repeated. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  return COMMON.has(plain) || /^(.{1,3})\1+$/u.test(plain);
}
