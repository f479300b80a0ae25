/** The emails to who asks a question. */
export const questionEmails = {
  "Confirm your question to send it": "Confirme su pregunta para enviarla",
  "Someone, hopefully you, asked our agents a question with this email address on {day}. We’ll send it to them once you confirm it.":
    "Alguien, esperamos que usted, hizo una pregunta a nuestros agentes con este correo electrónico el {day}. Se la enviaremos cuando usted la confirme.",
  "Review it and send it to agents": "Revísela y envíela a los agentes",
  "If this wasn’t you, ignore this email. The question goes to no one and is deleted after {days} days.":
    "Si no fue usted, ignore este correo. La pregunta no llega a nadie y se borra después de {days} días.",
  "We’re asking agents your question": "Estamos haciendo su pregunta a los agentes",
  "You asked: {title}": "Usted preguntó: {title}",
  "It goes to agents licensed for it in your state, the nearest first.":
    "Llega a agentes con licencia para responderla en su estado, primero a los más cercanos.",
  "Open your question, or take it back": "Abra su pregunta o retírela",
  "The link opens this question alone. It is good once, for {days} days; the page sends you a new one.":
    "El enlace abre solo esta pregunta. Sirve una vez, durante {days} días; la página le envía uno nuevo.",
  "An answer from {name}": "Una respuesta de {name}",
  "license {state} {number}, NPN {npn}": "licencia {state} {number}, NPN {npn}",
  "Open your question and mark what helped": "Abra su pregunta y marque lo que le sirvió",
  "This link opens only this question. It works once, within {days} days, and the page can send you a new one.":
    "Este enlace abre solo esta pregunta. Funciona una vez, en un plazo de {days} días, y la página puede enviarle uno nuevo.",
  "This is general information from a licensed agent. What your policy says is what counts.":
    "Esto es información general de un agente con licencia. Lo que cuenta es lo que dice su póliza.",
  "We closed your question without an answer": "Cerramos su pregunta sin respuesta",
  "No agent answered it, and we closed it. It was not published. Our reason:":
    "Ningún agente la respondió y la cerramos. No se publicó. Nuestro motivo:",
  "Ask again": "Preguntar de nuevo",
  "Your link to your question": "Su enlace a su pregunta",
  "Someone asked a question with this email address on {day}.":
    "Alguien hizo una pregunta con este correo electrónico el {day}.",
  "Open your question": "Abra su pregunta",
  "This link opens only this question. It works once, within {days} days.":
    "Este enlace abre solo esta pregunta. Funciona una vez, en un plazo de {days} días.",
} satisfies Record<string, string>;
