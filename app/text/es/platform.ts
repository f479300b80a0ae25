/** Days and times in words, and what every form says of its fields. */
export const platform = {
  "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec": "ene feb mar abr may jun jul ago sep oct nov dic",
  "January February March April May June July August September October November December":
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
  "Mon Tue Wed Thu Fri Sat Sun": "lun mar mié jue vie sáb dom",
  "{month} {day}, {year}": "{day} {month} {year}",
  "{month} {year}": "{month} de {year}",
  "All times are Eastern.": "Todas las horas son del Este.",
  "All times are Central.": "Todas las horas son del Centro.",
  "All times are Mountain.": "Todas las horas son de la Montaña.",
  "All times are Pacific.": "Todas las horas son del Pacífico.",
  "All times are Arizona time.": "Todas las horas son de Arizona.",
  "All times are Alaska time.": "Todas las horas son de Alaska.",
  "All times are Hawaii time.": "Todas las horas son de Hawái.",
  "All times are Puerto Rico time.": "Todas las horas son de Puerto Rico.",
  "All times are those of {place}.": "Todas las horas son de {place}.",
  AM: "a.\u00a0m.",
  PM: "p.\u00a0m.",
  "less than a minute": "menos de un minuto",
  "{n} minute": "{n} minuto",
  "{n} minutes": "{n} minutos",
  "{n} day": "{n} día",
  "{n} days": "{n} días",
  "just now": "ahora mismo",
  "{n} min ago": "hace {n} min",
  "{n} h ago": "hace {n} h",
  "{n} day ago": "hace {n} día",
  "{n} days ago": "hace {n} días",

  "New Year’s Day": "Año Nuevo",
  "Martin Luther King Jr. Day": "Día de Martin Luther King Jr.",
  "Presidents Day": "Día de los Presidentes",
  "Memorial Day": "Día de los Caídos",
  Juneteenth: "Juneteenth",
  "Independence Day": "Día de la Independencia",
  "Labor Day": "Día del Trabajo",
  "Columbus Day": "Día de Colón",
  "Veterans Day": "Día de los Veteranos",
  "Thanksgiving Day": "Día de Acción de Gracias",
  "Christmas Day": "Navidad",
  "{holiday} (observed)": "{holiday} (día en que se observa)",

  "Too many tries from this network": "Demasiados intentos desde esta red",
  "We’re getting a lot of reports right now. Sign in to report right away":
    "Estamos recibiendo muchos avisos en este momento. Inicie sesión para avisar enseguida",
  "Please wait {n} second and try again.": "Espere {n} segundo e inténtelo de nuevo.",
  "Please wait {n} seconds and try again.": "Espere {n} segundos e inténtelo de nuevo.",
  "Please wait {n} minutes and try again.": "Espere {n} minutos e inténtelo de nuevo.",
  "Please wait {n} hours and try again.": "Espere {n} horas e inténtelo de nuevo.",

  "Remove the invisible characters.": "Quite los caracteres invisibles.",
  "Use at most {most} characters.": "Use como máximo {most} caracteres.",
  "Use at most 80 characters.": "Use como máximo 80 caracteres.",
  "Use at most 120 characters.": "Use como máximo 120 caracteres.",
  "Email is required": "El correo electrónico es obligatorio",
  "Invalid email address": "La dirección de correo electrónico no es válida",
  "Organization name is required": "El nombre de la organización es obligatorio",
  "An NPN has up to ten digits and doesn’t begin with 0.":
    "Un NPN tiene hasta diez dígitos y no empieza con 0.",
  "Please enter a valid phone number": "Escriba un número de teléfono válido",
  "Enter a US number, or one that begins with + and its country.":
    "Escriba un número de Estados Unidos o uno que empiece con + y el código de su país.",
  "Enter a web address, such as www.example.com.": "Escriba una dirección web, como www.example.com.",
  "First name is required": "El nombre es obligatorio",
  "Last name is required": "El apellido es obligatorio",
  "Use letters, as in a name.": "Use letras, como en un nombre.",
  "This name looks like one of our team’s. Use your own, or email {email} if it is yours.":
    "Este nombre parece de nuestro equipo. Use el suyo, o escriba a {email} si de verdad lo es.",
  "This name looks like ours. Use your organization’s own, or email {email} if it is yours.":
    "Este nombre parece el nuestro. Use el de su organización, o escriba a {email} si de verdad lo es.",
  "This looks like one of our names. Use your own words.":
    "Esto parece uno de nuestros nombres. Use sus propias palabras.",
  "Use letters of one alphabet within a word.": "Use letras de un solo alfabeto en cada palabra.",
  "Choose a file.": "Elija un archivo.",
  "Choose a file of at most 10 MB.": "Elija un archivo de 10 MB como máximo.",
  "Choose a PDF, a JPEG, or a PNG.": "Elija un PDF, un JPEG o un PNG.",
  "This file is incomplete. Save it again, or send a photo of the page.":
    "Este archivo no está completo. Guárdelo de nuevo o envíe una foto de la página.",
  "This file holds more than one kind of file. Save it again, or send a photo of the page.":
    "Este archivo contiene más de un tipo de archivo. Guárdelo de nuevo o envíe una foto de la página.",

  // The frame of an email.
  Unsubscribe: "Cancelar suscripción",
  "Manage email settings": "Configurar los correos",
} satisfies Record<string, string>;
