/** Emails to who has an appointment. */
export const calendarEmails = {
  "A reminder of your appointment with {agent}.": "Un recordatorio de su cita con {agent}.",
  "Add it to your calendar": "Agréguela a su calendario",
  "Before you meet {agent}: a license is missing": "Antes de reunirse con {agent}: falta una licencia",
  "Booked: {agent}, {when}": "Cita reservada: {agent}, {when}",
  "Canceled: {agent}, {when}": "Cita cancelada: {agent}, {when}",
  "Confirm: {agent}, {when}": "Confirme su cita: {agent}, {when}",
  "Coming up: {agent}, {when}": "Próxima cita: {agent}, {when}",
  "Find another licensed agent": "Buscar otro agente con licencia",
  "Good or bad, your review helps the next person choose. We ask everyone who had an appointment, and no one can pay to be left out.":
    "Buena o mala, su reseña ayuda a elegir a la siguiente persona. Se la pedimos a todos los que tuvieron una cita, y nadie puede pagar para que no lo hagamos.",
  "How was your appointment with {agent}?": "¿Cómo le fue en su cita con {agent}?",
  "Keep or cancel it": "Mantenerla o cancelarla",
  "Moved: {agent}, {when}": "Cita cambiada: {agent}, {when}",
  "On the appointment’s page.": "En la página de la cita.",
  "See, move, or cancel it": "Verla, cambiarla o cancelarla",
  "Sign in or sign up with this email address, and your review is marked “Confirmed appointment.”":
    "Inicie sesión o cree una cuenta con este correo electrónico, y su reseña llevará la marca “Cita confirmada”.",
  "Someone asked for this time with {agent} and gave your address.":
    "Alguien pidió esta hora con {agent} y dio su dirección.",
  "Remove it from your calendar": "Quítela de su calendario",
  "That’s over: a license for {insurance} in {state} now runs through that day. Your appointment is unchanged.":
    "Eso ya pasó: ahora hay una licencia para {insurance} en {state} vigente ese día. La cita sigue como la reservó.",
  "The license is back: {agent}, {when}": "La licencia está de vuelta: {agent}, {when}",
  "Once you confirm, we also email you if {agent}’s license ends or is suspended, or the office moves. Each of those emails has a link that stops them.":
    "Una vez que confirme, también le escribiremos si la licencia de {agent} termina o se suspende, o si la oficina se muda. Cada uno de esos correos tiene un enlace para dejar de recibirlos.",
  "Wasn’t that you? Ignore this email, and nothing is booked.":
    "¿No fue usted? Ignore este correo y no se reservará nada.",
  "We hold it until {until}. Confirm it before then, or the time is free again.":
    "La guardamos hasta el {until}. Confírmela antes, o la hora volverá a estar libre.",
  "We wrote to you that no license covered your appointment with {agent} on {when}.":
    "Le escribimos que ninguna licencia cubría su cita con {agent} del {when}.",
  "When you booked it, a license covered {insurance} in {state} on that day. The license on file no longer does, so {agent} can’t sell you this insurance then. The appointment is still on.":
    "Cuando usted la reservó, una licencia cubría {insurance} en {state} ese día. La licencia registrada ya no lo cubre, así que {agent} no puede venderle este seguro en esa fecha. La cita sigue en pie.",
  "Anyone who has this email can change the appointment, so don’t forward it.":
    "Quien tenga este correo puede cambiar la cita, así que no lo reenvíe.",
  "You canceled your appointment with {agent}.": "Usted canceló su cita con {agent}.",
  "You have an appointment with {agent} on {when}.": "Usted tiene una cita con {agent}: {when}.",
  "You met {agent} on {when}.": "Usted se reunió con {agent}: {when}.",
  "Your appointment with {agent} has a new time.": "Su cita con {agent} tiene una hora nueva.",
  "Your appointment with {agent} is booked.": "Su cita con {agent} está reservada.",
  "{agent} doesn’t work as an agent anymore, so your appointment is canceled.":
    "{agent} ya no trabaja como agente, por lo que su cita está cancelada.",
  "{agent} can’t keep your appointment and canceled it.": "{agent} no puede atender su cita y la canceló.",
} satisfies Record<string, string>;
