/** Booking a time of an agent, and what can be done about it. */
export const calendar = {
  "({yours} for you)": "({yours} para usted)",
  "A file that any calendar program opens.": "Un archivo que abre cualquier programa de calendario.",
  "Account deleted": "Cuenta eliminada",
  "Add to your calendar": "Agregar a su calendario",
  "Anything the agent should know?": "¿Algo que el agente deba saber?",
  Appointment: "Cita",
  "Appointment canceled": "Cita cancelada",
  "Appointment confirmed": "Cita confirmada",
  "Appointment moved": "Cita cambiada",
  "Appointment not found": "No se encontró la cita",
  Appointments: "Citas",
  "At least {notice} ahead": "Con al menos {notice} de anticipación",
  "At the office": "En la oficina",
  "At the office: {address}.": "En la oficina: {address}.",
  "Book a time": "Reserve una hora",
  "Book a time with {name}": "Reserve una hora con {name}",
  "Book a time. Next free: {when}": "Reserve una hora. Próxima libre: {when}",
  "Book another time": "Reservar otra hora",
  "Book this time": "Reservar esta hora",
  Booked: "Reservada",
  "Booked by you": "Reservadas por usted",
  "Booked by you, past and canceled": "Reservadas por usted, pasadas o canceladas",
  Booking: "Reservando",
  "Confirm the appointment": "Confirmar la cita",
  "Not booked yet: we emailed a link to {email}. Open it and confirm by {until}, or the time is free again.":
    "Aún no está reservada: enviamos un enlace a {email}. Ábralo y confirme antes del {until}, o la hora volverá a estar libre.",
  "Several times already wait to be confirmed by email. Confirm or cancel one, or try again in half an hour.":
    "Ya hay varias horas por confirmar por correo. Confirme o cancele una, o inténtelo de nuevo en media hora.",
  "This time was held for half an hour, and nobody confirmed it. Choose another one below.":
    "Guardamos esta hora media hora y nadie la confirmó. Elija otra abajo.",
  "This time was held until {until} and nobody confirmed it, so it went back to being free.":
    "Guardamos esta hora hasta el {until} y nadie la confirmó, así que volvió a quedar libre.",
  "Use the link in the email that we sent to the address.":
    "Use el enlace del correo que enviamos a esa dirección.",
  "We hold this time for you until {until}. Confirm it, and it’s yours.":
    "Le guardamos esta hora hasta el {until}. Confírmela y será suya.",
  "By video. The link is on the appointment’s page.": "Por video. El enlace está en la página de la cita.",
  "Cancel this appointment": "Cancelar esta cita",
  "Canceled by the client.": "Cancelada por el cliente.",
  "Canceled by you.": "Cancelada por usted.",
  "Canceled by {name}.": "Cancelada por {name}.",
  Canceling: "Cancelando",
  "Choose a new time": "Elija una hora nueva",
  "Choose a state": "Elija un estado",
  "Choose a state.": "Elija un estado.",
  "Choose a time.": "Elija una hora.",
  "Choose a type": "Elija un tipo",
  "Choose a type of insurance.": "Elija un tipo de seguro.",
  "Choose another time": "Elegir otra hora",
  "Choose something else": "Elegir otra cosa",
  "Choose what it’s about and a free time.": "Elija de qué se trata y una hora libre.",
  "Choose what it’s about.": "Elija de qué se trata.",
  "Choose your time zone.": "Elija su zona horaria.",
  Client: "Cliente",
  "Coming up": "Próximas",
  "Did you meet?": "¿Se reunieron?",
  "Earliest days": "Primeros días",
  "Enter the number that the agent calls.": "Escriba el número al que llamará el agente.",
  "Enter your name.": "Escriba su nombre.",
  "Hours and types of appointment": "Horario y tipos de cita",
  "How long": "Duración",
  "It moves when you press one. Until then the old time is yours.":
    "La cita cambia cuando toca una hora. Hasta entonces la hora anterior es suya.",
  Kept: "Realizada",
  "Later days": "Días siguientes",
  "Leave it as it is": "Dejarla como está",
  "License missing": "Falta la licencia",
  "Look at your hours": "Ver su horario",
  "Look at your licenses": "Ver sus licencias",
  "Many people are booking right now. Nothing was booked. Try again in a moment.":
    "Muchas personas están reservando en este momento. No se reservó nada. Inténtelo de nuevo en un momento.",
  "Many people are booking right now. Try again in a moment.":
    "Muchas personas están reservando en este momento. Inténtelo de nuevo en un momento.",
  "Marked as kept": "Marcada como realizada",
  "Marked as missed": "Marcada como no realizada",
  Missed: "No se presentó",
  "Move it": "Cambiar la hora",
  "Next free times": "Próximas horas libres",
  "Next free: {when}": "Próxima hora libre: {when}",
  "No appointments coming up": "No hay citas próximas",
  "No free times from this day on.": "No hay horas libres a partir de este día.",
  "No free times right now.": "No hay horas libres por ahora.",
  "No times are open for booking right now.": "Por ahora no hay horas abiertas para reservar.",
  "Nobody has booked a time yet": "Nadie ha reservado una hora todavía",
  "Nothing was changed.": "No se cambió nada.",
  "Only the agent can say so.": "Solo el agente puede indicarlo.",
  "Open it from the email we sent you, or sign in with the account that booked it.":
    "Ábrala desde el correo que le enviamos o inicie sesión con la cuenta que la reservó.",
  "Open the video call": "Abrir la videollamada",
  "Past and canceled": "Pasadas o canceladas",
  "Phone call": "Llamada telefónica",
  "Please reload the page.": "Recargue la página.",
  "Profiles of agents who take bookings show their next free time.":
    "Los perfiles de los agentes que aceptan citas muestran su próxima hora libre.",
  "Send a message": "Enviar un mensaje",
  "Show my times": "Mostrar mis horas",
  "Somebody was quicker, and there’s no free time after it.":
    "Alguien se adelantó y no hay una hora libre después de esa.",
  "Somebody was quicker. Choose one of the next free times.":
    "Alguien se adelantó. Elija una de las próximas horas libres.",
  "State you need insurance in": "Estado donde necesita el seguro",
  "The agent calls you there.": "El agente le llama ahí.",
  "The agent doesn’t take bookings for this anymore. Your appointment stands as it was.":
    "El agente ya no acepta citas para esto. Su cita sigue como estaba.",
  "The agent is told, and the time is free for others.":
    "Avisamos al agente y la hora queda libre para otras personas.",
  "The agent’s license doesn’t cover your insurance on that day. Choose another one.":
    "La licencia del agente no cubre su seguro ese día. Elija otro.",
  "The client is told, and can book another time.": "Avisamos al cliente, y puede reservar otra hora.",
  "The license on file no longer covers {insurance} on this day.":
    "La licencia registrada ya no cubre {insurance} en este día.",
  "There’s no such appointment.": "No existe esa cita.",
  "This appointment was changed meanwhile. Here is how it stands now.":
    "Esta cita cambió entretanto. Así está ahora.",
  "This appointment was changed meanwhile. Nothing was done: here is how it stands now.":
    "Esta cita cambió entretanto. No se hizo nada: así está ahora.",
  "This can’t be booked anymore. Choose something else.": "Esto ya no se puede reservar. Elija otra cosa.",
  "This email address has several appointments already. Keep or cancel one first.":
    "Este correo ya tiene varias citas. Primero asista a una o cancélela.",
  "This is your own calendar, so you can’t book it.":
    "Este es su propio calendario, así que no puede reservarlo.",
  "This time isn’t free anymore. Choose another one.": "Esta hora ya no está libre. Elija otra.",
  "Times are in {zone}, where the agent is, and the same as yours.":
    "Las horas son de {zone}, donde está el agente, y coinciden con las suyas.",
  "Times are in {zone}, where the agent is; yours are below them.":
    "Las horas son de {zone}, donde está el agente; las suyas están debajo.",
  "Type of insurance": "Tipo de seguro",
  "Video call": "Videollamada",
  "We check the license for your state, your insurance, and that day. Only this agent sees what you write here. We email you a link to move or cancel the appointment.":
    "Comprobamos la licencia para su estado, su seguro y ese día. Solo este agente ve lo que usted escribe aquí. Le enviamos por correo un enlace para cambiar o cancelar la cita.",
  "We don’t recognize this form": "No reconocemos este formulario",
  "We don’t recognize this form. Please reload the page.":
    "No reconocemos este formulario. Recargue la página.",
  "We told the agent and emailed you.": "Avisamos al agente y le enviamos un correo.",
  "We told the agent.": "Avisamos al agente.",
  "We told the client.": "Avisamos al cliente.",
  "What’s it about?": "¿De qué se trata?",
  "When somebody does, it shows here, and we tell you.":
    "Cuando alguien lo haga, aparecerá aquí y le avisaremos.",
  "When you meet, and whom.": "Cuándo se reúnen y con quién.",
  "When, where, and what you can change.": "Cuándo, dónde y qué puede cambiar.",
  Where: "Dónde",
  "Write a review": "Escribir una reseña",
  "Yes, cancel it": "Sí, cancelarla",
  "You can’t book {name} here": "No puede reservar con {name} aquí",
  "Your time zone": "Su zona horaria",
  "You’re booked": "Su cita está reservada",
  "a client": "un cliente",
  "find another licensed agent": "buscar otro agente con licencia",
  "for you": "para usted",
  "that is": "es decir,",
  "that state": "ese estado",
  "this insurance": "este seguro",
  "{agent} can’t sell you this insurance then. You can keep the appointment, cancel it, or {find}.":
    "{agent} no puede venderle este seguro en esa fecha. Puede mantener la cita, cancelarla o {find}.",
  "{insurance} in {place}": "{insurance} en {place}",
  "{n} hour": "{n} hora",
  "{n} hours": "{n} horas",
  "{name} calls you at {phone}.": "{name} le llama al {phone}.",
  "{name} calls you.": "{name} le llama.",
  "{name} doesn’t take bookings for this anymore. Nothing was booked.":
    "{name} ya no acepta citas para esto. No se reservó nada.",
  "{name} has no license for {type} in {place} on that day.":
    "{name} no tiene licencia para {type} en {place} ese día.",
  "{name} sends you a link for the video call.": "{name} le envía un enlace para la videollamada.",
  "{name}’s license for {type} in {place} ends {day}. Choose an earlier day.":
    "La licencia de {name} para {type} en {place} termina el {day}. Elija un día anterior.",
  "{title}. We emailed you at {email} with a link to this page.":
    "{title}. Le enviamos un correo a {email} con un enlace a esta página.",
  "{type} with {name}": "{type} con {name}",
  "{yours} for you": "{yours} para usted",
} satisfies Record<string, string>;
