/** Reviews counted: how their writers are known, why some are removed, and where all of them went. */
export const reviews = {
  // What writers say about themselves.
  "is or was a client": "es o fue cliente",
  "never a client": "no es ni fue cliente",
  "paid or promised something for this review": "recibió algo por esta reseña o se lo prometieron",
  "not paid for this review": "no recibió nada por esta reseña",
  "no ties to the agent": "no tiene vínculos con el agente",
  "a relative or close friend of the agent": "es pariente o amigo cercano del agente",
  "works with the agent": "trabaja con el agente",
  "works for a competitor": "trabaja para un competidor",
  "The writer says: {client}, {paid}, {ties}.": "Quien la escribió dice: {client}, {paid}, {ties}.",
  "The writer says: {client}, {paid}, {ties}. The stars of this review don’t count.":
    "Quien la escribió dice: {client}, {paid}, {ties}. Las estrellas de esta reseña no cuentan.",
  "We began to ask about pay and ties on {day}. Earlier reviews don’t say.":
    "Empezamos a preguntar por pagos y vínculos el {day}. Las reseñas anteriores no lo dicen.",
  "Written before {day}, when we began to ask about pay and ties.":
    "Escrita antes del {day}, cuando empezamos a preguntar por pagos y vínculos.",
  "{n} of them not counted in the stars (the writer has a stake in it)":
    "de ellas, sin contar en las estrellas porque quien la escribió tiene un interés propio: {n}",

  "Came while reviews of the agent are paused": "Llegó mientras las reseñas del agente están en pausa",

  // Proof, stages, details.
  "Confirmed appointment": "Cita confirmada",
  "Confirmed conversation": "Conversación confirmada",
  "Email verified": "Correo verificado",
  "Explains clearly": "Explica con claridad",
  Responds: "Responde",
  "Helps with claims": "Ayuda con los reclamos",
  "No pressure": "No presiona",
  "Asked for advice": "Pidió consejo",
  "Compared quotes": "Comparó cotizaciones",
  "Bought a policy": "Compró una póliza",
  "Compared a renewal": "Comparó una renovación",
  "Changed a policy": "Cambió una póliza",
  "Made a claim": "Presentó un reclamo",
  "asked for advice": "pidió consejo",
  "compared quotes": "comparó cotizaciones",
  "bought a policy": "compró una póliza",
  "compared a renewal": "comparó una renovación",
  "changed a policy": "cambió una póliza",
  "made a claim": "presentó un reclamo",

  // Why reviews are removed, reported, held.
  "Shared somebody’s private information": "Compartía información privada de alguien",
  "shared somebody’s private information": "por compartir información privada de alguien",
  "It shares somebody’s private information": "Comparte información privada de alguien",
  "An address, a policy number, health details, a private person’s name.":
    "Una dirección, un número de póliza, datos de salud, el nombre de un particular.",
  "Was about another agent or business": "Trataba de otro agente o negocio",
  "was about another agent or business": "por tratar de otro agente o negocio",
  "were about other agents or businesses": "por tratar de otros agentes o negocios",
  "It’s about another agent or business": "Trata de otro agente o negocio",
  "The writer mixed them up.": "Quien la escribió los confundió.",
  "Was not about the agent’s work": "No trataba del trabajo del agente",
  "was not about the agent’s work": "por no tratar del trabajo del agente",
  "were not about the agent’s work": "por no tratar del trabajo del agente",
  "It’s not about the agent’s work": "No trata del trabajo del agente",
  "Politics, some other dispute, or only an insurer’s decision.":
    "Política, alguna otra disputa o solo la decisión de una aseguradora.",
  "Was not from a customer": "No era de un cliente",
  "was not from a customer": "por no ser de un cliente",
  "were not from customers": "por no ser de clientes",
  "It’s not from a customer": "No es de un cliente",
  "The writer never contacted this agent or bought from them.":
    "Quien la escribió nunca contactó a este agente ni le compró nada.",
  "Threatened or abused somebody": "Amenazaba o insultaba a alguien",
  "threatened or abused somebody": "por amenazar o insultar a alguien",
  "It threatens or abuses somebody": "Amenaza o insulta a alguien",
  "Threats, slurs, or calls to harm.": "Amenazas, insultos discriminatorios o llamados a hacer daño.",
  "Was from somebody with a stake in it": "Era de alguien con un interés propio",
  "was from somebody with a stake in it": "por ser de alguien con un interés propio",
  "were from people with a stake in them": "por ser de personas con un interés propio",
  "The writer has a personal interest": "Quien la escribió tiene un interés personal",
  "Works for the agent or a competitor, is a relative, or was paid to write it, and doesn’t say so.":
    "Trabaja para el agente o un competidor, es pariente o recibió un pago por escribirla, y no lo dice.",
  "Was an advertisement": "Era publicidad",
  "was an advertisement": "por ser publicidad",
  "were advertisements": "por ser publicidad",
  "It advertises something": "Hace publicidad de algo",
  "Links, phone numbers, or offers from somebody else.":
    "Enlaces, números de teléfono u ofertas de otra persona.",
  "was removed for another reason": "por otro motivo",
  "were removed for other reasons": "por otros motivos",
  "Came from the agent’s own organization": "Llegó de la propia organización del agente",
  "Came from a browser that the agent’s side uses": "Llegó de un navegador que usa la parte del agente",
  "Came from a network that the agent’s side uses": "Llegó de una red que usa la parte del agente",
  "Is almost the same as another review": "Es casi igual a otra reseña",
  "Came from a device that others reviewed from":
    "Llegó de un dispositivo desde el que otros escribieron reseñas",
  "Came with a throwaway email address": "Llegó con un correo electrónico desechable",
  "Came with many others in a short time": "Llegó con muchas otras en poco tiempo",
  "Came from the same network as others": "Llegó de la misma red que otras",
  "Came from an account made the same day": "Llegó de una cuenta creada el mismo día",
  "Was taken back while a person looked at it": "Se retiró mientras una persona la revisaba",
  "Another signal": "Otra señal",

  // The record.
  "No reviews received yet.": "Todavía no se han recibido reseñas.",
  "{n} received. {parts}.": "Reseñas recibidas: {n}. De ellas, {parts}.",
  "{n} published": "publicadas: {n}",
  "{n} waiting for the writer to confirm by email":
    "en espera de que quien la escribió la confirme por correo: {n}",
  "{n} being reviewed by our team": "en revisión por nuestro equipo: {n}",
  "none removed": "ninguna eliminada",
  "{n} removed": "eliminadas: {n}",
  "{n} removed: {reasons}": "eliminadas: {n} ({reasons})",
  "{n} taken back by the writer": "retiradas por quien las escribió: {n}",
  "{n} published review": "{n} reseña publicada",
  "{n} published reviews": "{n} reseñas publicadas",
  "{name} replied": "{name} respondió",
  "Replied for {name}": "Respuesta en nombre de {name}",
  "{organization} replied for {name}": "{organization} respondió en nombre de {name}",
  "{helpful} of {n} reader found this helpful": "Le sirvió a {helpful} de {n} lector",
  "{helpful} of {n} readers found this helpful": "Les sirvió a {helpful} de {n} lectores",
  "No reviews yet. Every review we receive will be counted here.":
    "Todavía no hay reseñas. Aquí se contará cada reseña que recibamos.",
  "{received} reviews received. One star or five, the same rules decide which ones a person reads first.":
    "{received} reseñas recibidas. Con una estrella o con cinco, las mismas reglas deciden cuáles lee primero una persona.",
  "Waiting for the writer to confirm it by email":
    "En espera de que quien la escribió la confirme por correo",
  "Being reviewed by our team": "En revisión por nuestro equipo",
  "Removed, and the writer told why": "Eliminada, y se explicó el motivo a quien la escribió",
  "Taken back by the writer": "Retirada por quien la escribió",
  "Published and removed, by star rating": "Publicadas y eliminadas, por número de estrellas",
  Stars: "Estrellas",
  Published: "Publicada",
  Removed: "Eliminada",
  Held: "Retenida",
  Confirmed: "Confirmada",
  "Share removed": "Porcentaje eliminado",
  "Share held": "Porcentaje retenido",
  "Held and removed, by star rating": "Retenidas y eliminadas, por número de estrellas",
  "Held and removed in the last {days} days, as a share of confirmed reviews":
    "Retenidas y eliminadas en los últimos {days} días, como porcentaje de las reseñas confirmadas",
  "No reviews were confirmed in the last {days} days.":
    "No se confirmó ninguna reseña en los últimos {days} días.",
  "Removed, by reason and by stars from 5 to 1": "Eliminadas, por motivo y por estrellas de 5 a 1",
  "Held now, by signal and by stars from 5 to 1": "Retenidas ahora, por señal y por estrellas de 5 a 1",
  Reason: "Motivo",
  What: "Qué pasó",
  "Nothing has happened with reviews in the last {days} days.":
    "No ha pasado nada con las reseñas en los últimos {days} días.",
  "What happened in the last {days} days, by stars from 5 to 1":
    "Qué pasó en los últimos {days} días, por estrellas de 5 a 1",
  Received: "Recibida",
  "Published right away": "Publicada de inmediato",
  "Published after a hold": "Publicada tras una retención",
  "Reported by readers": "Denunciada por lectores",
  "Left up by a person": "Una persona la dejó publicada",
  Appealed: "Apelada",
  "Restored after an appeal": "Restablecida tras una apelación",
  "Changed by the writer": "Cambiada por quien la escribió",
  "Taken back": "Retirada",
  "Words deleted with the account": "Texto borrado con la cuenta",
  "In the log for the first time": "Por primera vez en el registro",
  "Counted from the {entries} entries of {log}, which anyone can check.":
    "Contado de las {entries} líneas de {log}, que cualquiera puede comprobar.",
  "our public log of reviews": "nuestro registro público de reseñas",
  Receipt: "Recibo",
  "Only the writer of a review and its agent get its receipt.":
    "Solo quien escribió una reseña y su agente reciben el recibo.",
  "The log doesn’t have this review yet. New entries appear within a minute or two.":
    "El registro aún no tiene esta reseña. Las líneas nuevas aparecen en uno o dos minutos.",
  "The log has no such file.": "El registro no tiene ese archivo.",
  "Signals held it": "La retuvieron las señales",
  "Readers reported it": "La denunciaron lectores",
  "One side appealed": "Una de las partes apeló",
  "How long decisions took": "Cuánto tardaron las decisiones",
  "How long decisions took in the last {days} days":
    "Cuánto tardaron las decisiones en los últimos {days} días",
  "Why a person looked at it": "Por qué la revisó una persona",
  Decided: "Decididas",
  "In time": "A tiempo",
  Median: "Mediana",
  "under 1 hour": "menos de 1 hora",
  "{hours} hours": "{hours} horas",
  "Nobody has had to decide on a review in the last {days} days.":
    "Nadie ha tenido que decidir sobre una reseña en los últimos {days} días.",
  "Nothing is waiting for a decision.": "Nada espera una decisión.",
  "{n} waits for a decision now, none of them longer than promised.":
    "{n} espera ahora una decisión, dentro del plazo prometido.",
  "{n} wait for a decision now, none of them longer than promised.":
    "{n} esperan ahora una decisión, todas dentro del plazo prometido.",
  "{n} waits for a decision now, {overdue} of them longer than promised.":
    "{n} espera ahora una decisión; fuera del plazo prometido: {overdue}.",
  "{n} wait for a decision now, {overdue} of them longer than promised.":
    "{n} esperan ahora una decisión; fuera del plazo prometido: {overdue}.",
  "“from” and “to” are days, such as 2026-11-03.": "“from” y “to” son días, como 2026-11-03.",
  "“to” is a day before “from”.": "“to” es un día anterior a “from”.",
  "That’s too many days for one file. Ask for fewer days, with “from” and “to”.":
    "Son demasiados días para un solo archivo. Pida menos días, con “from” y “to”.",
} satisfies Record<string, string>;
