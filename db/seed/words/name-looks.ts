/** How the faces of invented people are drawn, by their first names: no one has a beard whose name would surprise. */
import type { FaceLook } from "#app/platform/files/photo-maker.ts";
import { words } from "./name-origin.ts";

const LONG = new Set(
  words(`Aaliyah Aarti Abeni Abigail Adaeze Adele Aditi Adriana Adélaïde Agnieszka Aiko Aileen Aimée Aisha Aiyana Akosua
  Alana Alessandra Alice Alma Amara Amihan Amina Amparo Anahit Analyn Anastasia Angeni Anjali Annabel Anneliese
  Antoinette Aparna Aponi Araceli Aretha Asha Ashley Astrid Audrey Aurélie Azadeh Beatrice Beatriz Beth Bianca Bina
  Birgit Bria Bridget Brigid Bénédicte Bích Caitlin Camila Camille Carmela Carmen Caroline Catalina Celia Chantal
  Charlotte Charmaine Cherry Chiara Chioma Ciara Claire Clara Claudette Claudia Cleo Colleen Constance Cora Corazon
  Cordelia Cristina Czesława Céline Dagmar Dalia Dalisay Daniela Danuta Daphne Deandra Deepa Deirdre Deja Della Devika
  Divina Divya Dolores Donatella Dorothea Dyani Ebele Ebony Edith Efua Eleanor Elena Eliza Elke Eloisa Elsie Elspeth
  Elżbieta Emiko Emma Ernestine Esperanza Essence Esther Eun-ji Eunice Evelyn Fabienne Faith Farah Fartun Fatima
  Federica Felicity Fernanda Fiona Fiorella Florence Folake Fowzia Frances Francesca Freya Frieda Funmilayo Gabriela
  Galina Gemma Genet Geneva Geneviève Georgia Ghada Gillian Gina Gita Giulia Grace Graciela Greta Gretchen Gwendolyn
  Haeun Hala Halina Hana Hannah Harriet Haseya Hazel Hedwig Heidi Helen Helga Hester Hoa Hodan Hope Hye-jin Hà Hương
  Hạnh Ida Ifeoma Ilse Imani Imelda Imogen In-sook Indira Ines Ingrid Inés Iolana Iona Irene Irina Isabel Isla Ivana Ivy
  Jadwiga Jamila Jane Janelle Jean Jelena Ji-won Jimena Jin-ah Jocelyn Josefina Juana Judith June Jung-hee Jyoti
  Kalena Kamila Karin Katarzyna Kateri Kathryn Kavita Keiko Keisha Kendra Kim-Anh Kirsten Kirsty Käthe Lakshmi Laleh
  Lan Lan-Chi Lata Latisha Laura Lavonne Layla Leilani Leticia Liesl Ligaya Lillian Linda Ling Linh Loan Lois Lorena
  Loretta Lotte Louisa Lualhati Luciana Lucille Lucía Ludmila Luz Lydia Léonie Mabel Madhuri Maeve Magdalena Mahalia
  Mai Mai-See Mairead Malia Marcela Margaret Marian Maricel Marie-Claire Maximiliana Mariko Marisol Marit Marivic Marjorie Martha
  Maryam Maud Meera Mei Meiling Mele Mercedes Mercy Meseret Mi-rae Michiko Milagros Milena Millicent Min-ji Miriam
  Mirosława Moira Mona Monique Muriel Myung-hee Mónica Nadia Nalani Nalini Naomi Nasrin Natalia Natasha Neha Nell
  Nenita Nga Ngozi Ngọc Nia Niamh Nicoletta Nizhoni Noelani Noemí Nora Noëlle Nuala Odessa Odette Oksana Olive Orla
  Ornella Pa-Houa Padma Paloma Paola Parisa Patience Patricia Pearl Penelope Perla Petra Phoebe Phuong-Anh Phương
  Pilar Pooja Priya Prudence Quỳnh Rachel Radmila Raffaella Ragnhild Rahwa Rania Rebecca Reiko Rekha Rhoda Rima
  Rizalina Rocío Roisin Rosalia Rosalind Rosalinda Rosario Rowena Ruth Régine Sachiko Sade Sadie Sagal Sahar Salma
  Sangeeta Sarah Sefina Selam Semhar Seo-yeon Shada Shanice Shanti Shirin Shona Shreya Sigrid Silvana Silvia Sinead
  Siobhán Sofía Sojourner Solange Soledad Solveig Soo-jin Stella Sun-hee Sunita Susanna Svetlana Sylvia Tala Tamika
  Tanisha Teresa Thu Thuy Thérèse Thảo Tierney Tigist Tilda Tiziana Trang Trinh Tuyết Una Ursula Usha Valentina Vera
  Vernell Verónica Vesna Viola Wanda Wilhelmina Winifred Winona Xia Xiaoli Ximena Xuân Yaa Yanaba Yasmin Yer Yetunde
  Ying Yolanda Yoon-ah Young-ja Yumi Yến Zahra Zainab Zdenka Zewditu Zofia Zora Zoé Ángela Élodie Évangéline`),
);

const EITHER = new Set(
  words(`Amal An Anh Ara Avery Ayodele Bao Bee Bo Byung-ho Chandra Chen-Yu Chue Dung Emery Fang Femi Giang Gurpreet Hao
  Harpreet Hinano Hoàng Hua Hui Huy Jaime Jaswinder Ji-hoon Jia Jie Jing Jun Kai Kiran Kou Kyung-min Li Lin Min Minh
  Ming Mika Ning Pao Ping Qing Rong Rory Rui Sani Sasha Shan Tao Thanh Thi Tou Tâm Wei Wen Xin Xue Yan Yi Yiska Yong Yu
  Yuki Yun Zhen`),
);

/** By the first of the first names. */
export function lookOf(firstName: string): FaceLook {
  const [first = ""] = firstName.split(" ");
  if (LONG.has(first)) return "long";
  return EITHER.has(first) ? "either" : "short";
}
