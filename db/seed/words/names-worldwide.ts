/** First and last names of the other origins. */
import { type NameOrigin, words } from "./name-origin.ts";

export const worldwideNames: readonly NameOrigin[] = [
  {
    weight: 15,
    speaks: [0.55, [1]],
    states: { TX: 2.4, CA: 2.4, NM: 2.8, AZ: 2.2, FL: 1.8, NV: 1.8, CO: 1.4, NY: 1.2, IL: 1.1, NJ: 1.3 },
    first:
      words(`Adriana Alejandro Alma Amparo Andrés Ángela Antonio Araceli Beatriz Benito Camila Carlos Carmen
      Catalina César Claudia Cristina Daniela Diego Dolores Eduardo Elena Emilio Enrique Esperanza Esteban Felipe
      Fernanda Francisco Gabriela Gilberto Graciela Guillermo Hernán Héctor Ignacio Inés Isabel Jaime Javier Jimena
      Joaquín José Josefina Juana Julián Leticia Lorena Lucía Luis Luz Manuel Marcela Marisol Martín Mateo Mercedes
      Miguel Mónica Natalia Noemí Octavio Óscar Pablo Paloma Patricia Pilar Rafael Ramón Raúl Ricardo Roberto
      Rocío Rodrigo Rosario Salvador Santiago Sergio Silvia Sofía Soledad Teresa Tomás Valentina Verónica Víctor
      Ximena Yolanda`),
    last: words(`Aguilar Alarcón Almendárez Alvarado Arellano Arroyo Ávalos Ayala Baca Ballesteros Barrera Beltrán
      Benavides Bustamante Caballero Calderón Camarena Cárdenas Carrasco Casillas Castañeda Cervantes Chávez Cisneros
      Contreras Córdova Cortez Covarrubias Cuéllar De-la-Cruz Del-Río Duarte Echeverría Elizondo Escobar Espinoza
      Estévez Fajardo Figueroa Fuentes Galindo Galván Gallegos Garza Godínez Guajardo Guerrero Guzmán Hinojosa Huerta
      Ibarra Iglesias Jaramillo Juárez Leal Lozano Luján Maldonado Manzanares Márquez Medrano Mejía Melgar Mendoza
      Montalvo Montoya Morales Muñoz Nájera Navarro Nevárez Ocampo Olivares Ontiveros Orozco Pacheco Padilla Palacios
      Paredes Peña Pineda Quintanilla Quiroga Rendón Reséndez Ríos Robles Rosales Saldívar Salinas Sandoval Sepúlveda
      Serrano Solís Sotelo Tamayo Trejo Urrutia Valdez Valenzuela Vallejo Villalobos Villaseñor Yáñez Zambrano Zamora
      Zepeda Zúñiga`),
  },
  {
    weight: 9,
    states: { GA: 2.2, MS: 2.6, AL: 2.2, LA: 2.2, SC: 2, NC: 1.7, MD: 2.2, DC: 3, TN: 1.4, MI: 1.2, IL: 1.2 },
    first:
      words(`Aaliyah Alonzo Andre Antoine Aretha Booker Bria Carlton Cassius Charmaine Clarence Cleo Cornelius
      Darius Darnell Deandra Deja Delroy Demetrius Denzel Desmond Ebony Elroy Ernestine Essence Ezekiel Imani Isaiah
      Jalen Jamal Janelle Jerome Josiah Kareem Keisha Kendra Lamar Latisha Lavonne Leroy Lionel Loretta Mahalia
      Malik Marcus Marquis Monique Nia Odessa Otis Quincy Raheem Rashad Roosevelt Shanice Sojourner Tamika Tanisha
      Terrence Thelonious Tyrone Vernell Xavier Zora`),
    last: words(`Baptiste Batiste Beauchamp Boykin Bridgewater Broussard Burrell Caldwell Chatman Claiborne Coleman
      Crenshaw Cuffee Dandridge Dupree Easterling Ellison Fontenot Frazier Gadsden Gaines Gaither Goodman Hairston
      Hampton Hightower Jefferson Jeter Kincaid Langston Latimore Ledbetter Lattimore Mayfield Merritt Mitchell
      Mayes Muhammad Newsome Pettway Pinckney Pleasant Poindexter Randolph Rawls Rivers Roundtree Satterfield
      Singletary Stallworth Stovall Sturdivant Tubbs Vaughn Washington Weathersby Whitfield Winbush Witherspoon
      Worthy`),
  },
  {
    weight: 3,
    states: { TX: 1.6, GA: 1.6, MD: 2.2, NY: 1.3, MN: 1.3, NJ: 1.3, DC: 1.6 },
    first: words(`Abeni Adaeze Ade Akosua Amara Ayodele Bisi Chidi Chinedu Chioma Efua Ebele Emeka Femi Folake
      Funmilayo Ifeoma Ikenna Kofi Kwabena Kwame Mawuli Ngozi Nnamdi Obinna Olumide Oluwaseun Sade Tunde Uche Yaa
      Yaw Yetunde Zainab`),
    last: words(`Abiodun Achebe Acheampong Addo Adebayo Adeyemi Agyeman Akande Akinyele Ankrah Asante Awolowo Balogun
      Boateng Danso Diallo Ekwueme Eze Fashola Gyamfi Ibekwe Igwe Kamara Mensah Nwachukwu Nwosu Obasanjo Obi Ogunleye
      Okafor Okonkwo Okoro Olatunji Onyango Opoku Osei Owusu Oyelaran Sesay Uzoma Yeboah`),
  },
  {
    weight: 4,
    speaks: [0.6, [2, 3]],
    states: { CA: 2.6, NY: 1.8, HI: 3, WA: 1.6, MA: 1.3, TX: 1.1 },
    first:
      words(`Bo Chen-Yu Fang Feng Hao Hua Hui Jia Jian Jie Jing Jun Kai Lan Lei Li Lin Ling Mei Meiling Min Ming
      Ning Ping Qiang Qing Rong Rui Shan Tao Wei Wen Xia Xiaoli Xin Yan Yi Ying Yong Yu Yun Zhen`),
    last: words(`Bai Cai Chan Chang Chao Chen Cheung Chiang Chin Chou Chu Dong Fan Feng Fong Gao Guo Han He Ho Hsieh
      Hsu Hu Huang Jiang Kao Kwan Kwok Lam Lau Leung Li Liang Lin Liu Lo Lu Luo Ma Mao Ng Pan Peng Qian Ren Shen Shih
      Siu Song Sun Tam Tan Tang Tsai Tsang Tseng Wei Wu Xie Xu Yan Yeh Yip Yuan Zhang Zhao Zheng Zhou Zhu`),
  },
  {
    weight: 2,
    speaks: [0.7, [4]],
    states: { CA: 2.6, TX: 2.2, WA: 1.8, LA: 1.8, VA: 1.6, OR: 1.6 },
    first:
      words(`An Anh Bao Bích Cường Dung Giang Hà Hạnh Hiếu Hoa Hoàng Hương Huy Khanh Kim-Anh Lan-Chi Linh Loan
      Mai Minh Nga Ngọc Phong Phương Phuong-Anh Quang Quỳnh Sơn Tâm Thanh Thảo Thi Thu Thuy Tiến Trang Trinh Trung
      Tuấn Tuyết Việt Vinh Xuân Yến`),
    last: words(`Bùi Cao Châu Đặng Đinh Đỗ Đoàn Dương Hồ Huỳnh Lâm Lê Lương Lý Mạc Ngô Nguyễn Phạm Phan Phùng Quách
      Tạ Thái Tô Tôn Trần Triệu Trịnh Trương Võ Vũ Vương`),
  },
  {
    weight: 2,
    speaks: [0.65, [6]],
    states: { CA: 2.4, NJ: 1.8, NY: 1.6, VA: 1.8, GA: 1.4, WA: 1.6, HI: 1.6 },
    first:
      words(`Bora Byung-ho Chul-soo Dae-jung Eun-ji Eunice Grace Haeun Hye-jin Hyun-woo In-sook Ji-hoon Ji-won
      Jin-ah Joon Jung-hee Kyung-min Mi-rae Min-ji Myung-hee Sang-hoon Seo-yeon Seung-min Soo-jin Sun-hee Sung-ho
      Tae-yang Yong-su Yoon-ah Young-ja`),
    last: words(`Ahn Bae Baek Byun Cha Cho Choi Chung Gil Gwak Ha Hahn Hong Hwang Im Jang Jeon Jo Joo Jung Kang Kim
      Ko Kwon Lee Lim Min Moon Nam No Noh Oh Pak Park Rhee Ryu Seo Shin Sohn Suh Um Won Woo Yang Yi Yoo Yoon You`),
  },
  {
    weight: 2,
    speaks: [0.5, [5]],
    states: { CA: 2.6, HI: 4, NV: 2.2, WA: 1.6, AK: 2.4, NJ: 1.4, IL: 1.2 },
    first:
      words(`Amihan Analyn Arnel Bayani Benigno Cherry Corazon Dalisay Danilo Divina Edgardo Eloisa Ferdinand
      Gemma Imelda Jejomar Jhun Joselito Lualhati Ligaya Maricel Marivic Milagros Nenita Perla Reynaldo Rizalina
      Rodel Rosalinda Rowena Teodoro Virgilio`),
    last: words(`Abad Abella Agbayani Alcantara Aquino Bacani Balagtas Bautista Bondoc Cabrera Catacutan Dacanay
      Dagohoy De-Guzman Del-Rosario Dimaculangan Dizon Evangelista Gatdula Lacson Lagman Legaspi Macapagal Magsaysay
      Manalo Mangubat Ocampo Pangilinan Panganiban Punzalan Quiambao Salonga Santos Soriano Sumulong Tolentino
      Villanueva Yabut`),
  },
  {
    weight: 4,
    speaks: [0.5, [13, 14, 22]],
    states: { CA: 1.8, NJ: 2.6, TX: 1.5, IL: 1.5, NY: 1.4, WA: 1.5, VA: 1.4, GA: 1.3 },
    first:
      words(`Aarti Abhishek Aditi Ajay Amit Anand Anjali Ankit Aparna Arjun Asha Ashok Balwinder Bharat Chandra
      Deepa Deepak Devika Divya Ganesh Gita Gurpreet Harish Harpreet Indira Jaswinder Jyoti Kavita Kiran Lakshmi
      Lata Madhuri Manoj Meera Mohan Nalini Neha Nikhil Padma Pooja Prakash Priya Rajesh Ramesh Rekha Rohan Sangeeta
      Sanjay Shanti Shreya Sunil Sunita Usha Venkat Vijay Vikram Yash`),
    last: words(`Acharya Agarwal Ahluwalia Bajwa Banerjee Basu Bhatia Bhattacharya Chakraborty Chaudhary Chopra
      Deshmukh Dhillon Dutta Ganguly Gill Grewal Gupta Iyer Jain Joshi Kapoor Kaur Khanna Krishnamurthy Kulkarni
      Kumar Malhotra Mehta Menon Mishra Mukherjee Nair Narayanan Pandey Parekh Patel Pillai Prasad Raghavan Rajagopalan
      Rao Reddy Saxena Sethi Shah Sharma Sidhu Singh Srinivasan Subramaniam Tiwari Trivedi Vaidya Varma
      Venkataraghavan Vyas`),
  },
  {
    weight: 3,
    speaks: [0.45, [7, 20]],
    states: { MI: 2.8, CA: 1.8, NJ: 1.6, NY: 1.3, VA: 1.6, TX: 1.1 },
    first:
      words(`Abbas Adnan Aisha Amal Amina Anahit Ara Arash Armen Azadeh Bassam Behrouz Dalia Darius Fadi Farah
      Farid Fatima Ghada Hagop Hala Hamid Hassan Ibrahim Jamila Karim Khalil Laleh Layla Mahmoud Maryam Mona Nadim
      Nasrin Nizar Omar Parisa Rania Rashid Reza Rima Sahar Salma Samir Shirin Siamak Tariq Vartan Walid Yasmin
      Yusuf Zahra Ziad`),
    last: words(`Abboud Abdallah Agassian Ahmadi Al-Amin Al-Masri Arakelian Ashkar Assaf Aziz Baghdassarian Bitar
      Boutros Chahine Dajani Darwish Ebrahimi Farahani Farhat Ghazarian Habib Haddad Hakimi Hamdan Hosseini Hovsepian
      Issa Jafari Kassab Kazemi Khalaf Khoury Mansour Mardirossian Mirzaei Moradi Nasser Nazarian Petrosyan Qureshi
      Rahimi Rostami Sahakian Saleh Sarkis Shaheen Tabrizi Tehrani Younan Zakaria`),
  },
  {
    weight: 2,
    speaks: [0.2, [17]],
    states: { CA: 1.6, HI: 6, WA: 1.6, UT: 2, AK: 1.4 },
    first:
      words(`Aiko Akira Alana Emiko Hana Haruki Hinano Hiroshi Iolana Kaimana Kaleo Kalena Kanoa Kawika Keahi
      Keiko Kekoa Kenji Leilani Makoa Malia Mariko Masato Mele Michiko Nalani Naomi Noelani Reiko Sachiko Sefina Sione
      Tadashi Takeshi Tavita Toshio Yuki Yumi`),
    last: words(`Akana Fa'alogo Fujimoto Fukuda Hashimoto Hayashi Higa Ikeda Inouye Ishikawa Ka'aihue Kahananui
      Kahale Kalama Kamaka Kanahele Kawamoto Kealoha Kekauoha Kimura Mahoe Makoa Matsuda Miyamoto Morimoto Nakagawa
      Nakamura Nohea Ogawa Okimoto Pukahi Shimabukuro Sugimoto Tafuna Takahashi Tanaka Tonga Tuiasosopo Uehara
      Watanabe Yamashita Yoshida`),
  },
  {
    weight: 1.4,
    speaks: [0.3, [18]],
    states: { NM: 7, AZ: 7, OK: 6, MT: 4, SD: 4, ND: 3, AK: 4 },
    first:
      words(`Aiyana Ahiga Angeni Aponi Bina Chayton Dyani Elan Haseya Istas Kai Kateri Lonan Mika Nashoba Nizhoni
      Sahale Shada Sani Tahoma Takoda Tala Wakanda Winona Yanaba Yiska`),
    last: words(`Begay Benally Bitsilly Cody Deschenie Etsitty Goldtooth Harjo Hatathlie Holata Laughing Longwalker
      Manuelito Nez Nockideneh Onefeather Peshlakai Redcorn Runningwater Secatero Silversmith Slowtalker Tallchief
      Thundercloud Todacheene Tohee Tsinajinnie Tsosie Whitehorse Yazzie`),
  },
  {
    weight: 1.6,
    speaks: [0.55, [23, 24, 25]],
    states: { MN: 4, WI: 2, OH: 1.6, WA: 1.6, VA: 1.6, DC: 1.8, MD: 1.6 },
    first:
      words(`Abdi Abebe Amare Asad Ayaan Bee Chue Dawit Ephrem Fartun Fowzia Genet Hamdi Hodan Kou Liban Mai-See
      Makonnen Meseret Mulugeta Pa-Houa Pao Rahwa Sagal Selam Semhar Tewodros Tigist Tou Xue Yer Yonas Zewditu`),
    last: words(`Abdirahman Abera Ali Bekele Desta Farah Gebremariam Getachew Haile Her Hersi Kebede Kue Lor Mekonnen
      Mohamud Moua Nur Samatar Tadesse Tesfaye Thao Vang Vue Warsame Wolde Xiong Yang`),
  },
];
