/** First and last names that belong together, and the countries where their bearers live. */
export interface Culture {
  weight: number;
  countries: readonly string[];
  women: readonly string[];
  men: readonly string[];
  last: readonly string[];
  /** Share of the women who wear a headscarf. */
  headscarves?: number;
}

const list = (words: string): readonly string[] => words.split(' ');

export const CULTURES: readonly Culture[] = [
  {
    weight: 20,
    countries: list('AE AE AE SA SA EG EG JO QA KW OM BH LB MA TN'),
    headscarves: 0.4,
    women: list(
      'Layla Noor Fatima Mariam Hana Salma Rania Dana Amal Reem Yasmin Lina Huda Maha Nadia Zainab Sara Farah',
    ),
    men: list(
      'Omar Khalid Yousef Ahmed Tariq Hassan Faisal Karim Sami Majid Rashid Nabil Ziad Walid Hamad Ibrahim Mansour Adel',
    ),
    last: [
      'Haddad',
      'Al Mansouri',
      'Al Suwaidi',
      'Khoury',
      'Nasser',
      'Al Hashimi',
      'Darwish',
      'Saleh',
      'Al Farsi',
      'Qasim',
      'Mahmoud',
      'Al Otaibi',
      'Barakat',
      'Zayed',
      'Hamdan',
      'Al Shamsi',
      'Bennani',
      'Fawzi',
      'Sabbagh',
      'Al Khalifa',
    ],
  },
  {
    weight: 16,
    countries: list('PK PK PK PK AE GB CA'),
    headscarves: 0.25,
    women: list(
      'Ayesha Sana Mahnoor Hira Zara Mehreen Komal Rabia Nida Amna Sadia Iqra Fariha Kinza Anum Maria',
    ),
    men: list(
      'Bilal Usman Hamza Ali Danish Saad Fahad Imran Zeeshan Taimur Asad Kamran Waqas Haris Junaid Salman Adnan Rizwan',
    ),
    last: list(
      'Khan Ahmed Malik Qureshi Siddiqui Chaudhry Baig Rehman Iqbal Hussain Sheikh Mirza Butt Abbasi Farooqi Javed Akhtar Raza Nadeem Hashmi',
    ),
  },
  {
    weight: 13,
    countries: list('IN IN IN IN AE SG US'),
    women: list(
      'Priya Ananya Kavya Meera Divya Shreya Nisha Pooja Lakshmi Ritu Sunita Aditi Deepa Isha Neha Swati',
    ),
    men: list(
      'Arjun Rahul Vikram Karthik Aditya Rohan Sanjay Nikhil Suresh Manish Varun Ashwin Dev Harsh Pranav Rajesh',
    ),
    last: list(
      'Sharma Patel Iyer Nair Reddy Gupta Menon Singh Kapoor Desai Rao Joshi Bose Chatterjee Mehta Krishnan Verma Kulkarni',
    ),
  },
  {
    weight: 9,
    countries: list('GB GB US US US CA AU IE NZ'),
    women: list(
      'Emma Olivia Grace Hannah Charlotte Sophie Megan Rachel Lucy Claire Alice Victoria Helen Naomi',
    ),
    men: list('James Oliver Daniel Thomas William Andrew Matthew Simon Peter Mark Edward Patrick Neil Adam'),
    last: list(
      "Bennett Clarke Foster Hughes Marshall Reid Turner Walsh O'Connor Palmer Sinclair Whitfield Morgan Ellis Carter Brooks Doyle Harper",
    ),
  },
  {
    weight: 8,
    countries: list('DE DE DE AT CH'),
    women: list('Anna Katharina Julia Lena Sabine Miriam Franziska Nora Johanna Eva Greta Ulrike'),
    men: list('Lukas Jonas Felix Stefan Matthias Jan Tobias Florian Henrik Moritz Sebastian Jürgen'),
    last: list(
      'Schneider Weber Becker Hoffmann Krüger Vogel Lindner Brandt Keller Winkler Seidel Richter Köhler Baumann Roth Engel',
    ),
  },
  {
    weight: 6,
    countries: list('FR FR BE LU CI SN'),
    women: list('Camille Élodie Claire Manon Aurélie Sophie Juliette Inès Mathilde Céline'),
    men: list('Antoine Julien Étienne Mathieu Nicolas Olivier Romain Hugo Baptiste Luc'),
    last: list(
      'Moreau Lefèvre Girard Dubois Mercier Fontaine Chevalier Blanchard Rousseau Garnier Perrin Colin Diallo Traoré',
    ),
  },
  {
    weight: 6,
    countries: list('ES ES MX CO AR CL'),
    women: list('Lucía Carmen Elena Paula Marta Valentina Camila Sofía Andrea Isabel'),
    men: list('Javier Carlos Diego Álvaro Pablo Andrés Mateo Sergio Luis Emilio'),
    last: list(
      'García Fernández Navarro Castillo Herrera Delgado Vargas Romero Ibáñez Molina Ortega Salazar Peña Campos',
    ),
  },
  {
    weight: 6,
    countries: list('NG NG GH KE KE ZA RW'),
    women: list('Amara Chioma Ngozi Adaeze Wanjiru Akua Thandiwe Zanele Folake Imani Ama Nia'),
    men: list('Chidi Emeka Tunde Kwame Kofi Kamau Sipho Obinna Babajide Juma Themba Yaw'),
    last: list(
      'Okafor Adeyemi Mensah Boateng Mwangi Otieno Nkosi Dlamini Eze Balogun Owusu Kimani Ndlovu Achebe Asante Njoroge',
    ),
  },
  {
    weight: 5,
    countries: list('TR TR TR AZ'),
    women: list('Elif Zeynep Ayşe Defne Selin Ebru Merve Ceren Aslı Derya'),
    men: list('Emre Mehmet Burak Kerem Murat Cem Serkan Onur Barış Deniz'),
    last: list('Yılmaz Kaya Demir Şahin Çelik Arslan Aydın Öztürk Koç Erdem Güneş Polat'),
  },
  {
    weight: 4,
    countries: list('IT IT PT BR BR'),
    women: list('Giulia Chiara Francesca Beatriz Mariana Alessia Larissa Inês Martina'),
    men: list('Marco Luca Matteo Rafael Tiago Lorenzo Bruno Davide Gustavo'),
    last: list(
      'Rossi Conti Moretti Ricci Santos Oliveira Costa Almeida Ferrari Marchetti Pereira Lombardi Ribeiro',
    ),
  },
  {
    weight: 4,
    countries: list('PL PL CZ UA RO BG HR EE'),
    women: list('Katarzyna Magdalena Oksana Ioana Petra Iva Daria Agnieszka Tereza'),
    men: list('Piotr Tomasz Andrii Mihai Jakub Marek Oleksandr Radu Ivan'),
    last: list(
      'Nowak Kowalczyk Shevchenko Popescu Dvořák Novák Wójcik Bondarenko Ionescu Horvat Kamiński Marinov',
    ),
  },
  {
    weight: 4,
    countries: list('SE DK NO FI NL NL'),
    women: list('Ingrid Astrid Freja Maja Sanne Linnea Marit Aino Femke'),
    men: list('Erik Lars Anders Mikkel Sander Jeroen Oskar Juha Bram'),
    last: [
      'Lindqvist',
      'Nielsen',
      'Berg',
      'Johansen',
      'de Vries',
      'van Dijk',
      'Andersson',
      'Virtanen',
      'Holm',
      'Bakker',
      'Sørensen',
      'Lund',
    ],
  },
  {
    weight: 5,
    countries: list('CN SG SG HK MY TW'),
    women: list('Mei Xin Li Hui Jia Yan Ling Wen'),
    men: list('Wei Jun Hao Ming Jian Kai Bo Zhen'),
    last: list('Chen Wang Lim Tan Zhang Liu Wong Lee Huang Goh Ng Lin Chua'),
  },
  {
    weight: 2,
    countries: list('JP'),
    women: list('Yuki Haruka Aiko Emi Sakura Naoko'),
    men: list('Hiroshi Kenji Takumi Daichi Ryo Satoshi'),
    last: list('Tanaka Sato Suzuki Nakamura Yamamoto Watanabe Mori Ito'),
  },
  {
    weight: 2,
    countries: list('KR'),
    women: list('Minji Soyeon Jiwoo Haeun Eunji Yuna'),
    men: list('Minho Jisung Seojun Hyunwoo Donghyun Taeyang'),
    last: list('Kim Park Choi Jung Kang Lee Yoon Shin'),
  },
  {
    weight: 3,
    countries: list('ID ID MY'),
    headscarves: 0.6,
    women: list('Siti Dewi Putri Nurul Ayu Rina'),
    men: list('Budi Rizky Aziz Hafiz Agus Yusuf'),
    last: list('Santoso Wijaya Ismail Abdullah Hidayat Setiawan Halim Kusuma'),
  },
  {
    weight: 2,
    countries: list('BD'),
    headscarves: 0.3,
    women: list('Farzana Tasnim Nusrat Sharmin'),
    men: list('Arif Tanvir Rafiq Shakib'),
    last: list('Rahman Hossain Chowdhury Islam Alam Sarker'),
  },
  {
    weight: 2,
    countries: list('VN'),
    women: list('Linh Trang Thu Mai'),
    men: list('Minh Quang Duc Khoa'),
    last: list('Nguyen Tran Pham Le Hoang Vu'),
  },
];
