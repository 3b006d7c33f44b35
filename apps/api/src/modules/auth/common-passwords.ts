/**
 * True for passwords that are tried first by everyone who guesses: they satisfy the rule of letters and digits and
 * protect nothing. Capitals make no difference.
 */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.normalize('NFKC').toLowerCase());
}

const commonPasswords: ReadonlySet<string> = new Set(
  `
  password1 password12 password123 password1234 password12345 password123456 password1! password01
  password2 password99 password2024 password2025 password2026 passw0rd passw0rd1 passw0rd12 passw0rd123
  p4ssword p4ssw0rd p@ssw0rd p@ssw0rd1 p@ssword1 pa55word pa55word1 pa55w0rd pass1234 pass12345
  pass123456 pass@123 pass@1234 password@1 password@123 mypassword1 mypass123 qwerty12 qwerty123
  qwerty1234 qwerty12345 qwerty123456 qwerty1! qwertyuiop1 qwertyuiop123 1q2w3e4r 1q2w3e4r5t
  1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 zaq12wsx zaq1zaq1
  zaq1xsw2 qaz123wsx qazwsx123 qazwsx12 asdf1234 asdfgh123 asdfghjkl1 asdfghjkl123 zxcvbnm1 zxcvbnm123
  zxcvbn123 qwe12345 qwe123456 qweasd123 qweasdzxc1 123qweasd 123qwe123 123qweasdzxc 12qwaszx
  12345qwert 123456qwerty 1234qwer abc12345 abc123456 abc1234567 abcd1234 abcd12345 abcd123456 abcde123
  abcde12345 abcdef123 abcdef12 abcdefg1 abcdefg123 abc123abc 123abc123 1234abcd 12345abc 12345abcd
  123456abc 123456abcd a1b2c3d4 a1b2c3d4e5 a12345678 a123456789 a1234567 aa123456 aa12345678 aaa12345
  aa1234567 abc@1234 abcd@1234 1a2b3c4d iloveyou1 iloveyou2 iloveyou12 iloveyou123 iloveyou22
  loveyou123 love1234 love12345 lovely123 ilove123 iloveu123 loveme123 mylove123 welcome1 welcome12
  welcome123 welcome1234 welcome@1 welcome@123 welcome01 letmein1 letmein12 letmein123 admin123
  admin1234 admin12345 admin@123 administrator1 root1234 test1234 test12345 test123456 testing1
  testing123 tester123 testtest1 user1234 user12345 guest123 guest1234 demo1234 default1 changeme1
  changeme123 secret123 secret12 master123 master12 hello123 hello1234 hello12345 hellohello1
  helloworld1 hi123456 football1 football12 football123 baseball1 baseball123 basketball1 soccer123
  soccer12 cricket1 cricket123 cricket12 hockey123 tennis123 sports123 dragon123 dragon12 monkey123
  monkey12 monkey1234 shadow123 shadow12 sunshine1 sunshine12 sunshine123 princess1 princess12
  princess123 superman1 superman12 superman123 batman123 batman12 spiderman1 spiderman123 ironman123
  pokemon1 pokemon12 pokemon123 pikachu123 naruto123 naruto12 goku1234 minecraft1 minecraft12
  minecraft123 roblox12 roblox123 fortnite1 fortnite123 freefire1 freefire123 pubg1234 gamer123
  gamer1234 starwars1 starwars123 harrypotter1 michael1 michael123 michelle1 jessica1 jordan23 charlie1
  charlie123 thomas123 ashley123 daniel123 matthew1 joshua123 andrew123 nicole123 jennifer1 anthony1
  computer1 computer12 computer123 internet1 internet123 samsung1 samsung123 google123 facebook1
  facebook123 youtube123 android123 iphone123 windows10 python123 python1234 coding123 programming1
  school123 student1 student12 student123 student1234 teacher123 class1234 learn123 learning1
  learning123 india123 india1234 india@123 tamil123 tamil1234 chennai1 chennai123 madurai123 lanka123
  srilanka1 srilanka123 jaffna123 colombo1 colombo123 krishna1 krishna123 ganesh123 murugan1 murugan123
  saravana123 kumar123 kumar1234 vijay123 vijay1234 thala123 rajini123 rajinikanth1 sachin10 dhoni007
  mahendra7 virat018 amma1234 appa1234 ammaappa1 amma12345 trustno1 whatever1 blink182 charlie12
  freedom1 freedom123 flower123 summer123 summer2024 summer2025 summer2026 winter123 winter2025
  spring123 orange123 purple123 butterfly1 chocolate1 cookie123 cheese123 banana123 apple123 mango123
  lucky123 lucky777 happy123 happy1234 smile123 friend123 friends1 friends123 family123 mother123
  father123 baby1234 angel123 angel1234 blessed1 jesus123 jesus777 money123 killer123 hunter12
  hunter123 tiger123 tiger1234 lion1234 panda123 liverpool1 chelsea1 arsenal1 barcelona1 realmadrid1
  ronaldo7 ronaldo123 messi123 messi1010 mercedes1 ferrari1 ferrari123 porsche911 yamaha123 q123456789
  z123456789 m123456789 s123456789 x1234567 z1x2c3v4 z1x2c3v4b5 qwer1234 qwert123 qwert12345 wasd1234
  azerty123 azertyuiop1 1111aaaa aaaa1111 aaaaaaa1 000000aa 11111111a 12345678a 123456789a 1234567890a
  1234567a 87654321a 987654321a abc00000 abcabc123 123321abc 123123abc 112233aa asd12345 asd123456
  asdasd123 zxc12345 zxc123456 zxczxc123
  `
    .trim()
    .split(/\s+/),
);
