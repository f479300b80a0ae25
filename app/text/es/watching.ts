/** Agents that somebody watches: the button on the profile, and the list in the settings. */
export const watching = {
  "Agents you watch": "Agentes que sigue",
  "Their license ends or is suspended, they move, or their profile changes hands.":
    "Su licencia termina o se suspende, se mudan o su perfil cambia de manos.",
  "We tell you when their license ends or is suspended, when they move, and when their profile changes hands.":
    "Le avisamos cuando su licencia termina o se suspende, cuando se mudan y cuando su perfil cambia de manos.",
  "You watch nobody. When you save, message, or book an agent, we begin to watch them for you.":
    "No sigue a nadie. Cuando guarda a un agente, le escribe o reserva una cita con él, empezamos a seguirlo por usted.",
  "You chose to on {day}": "Lo eligió el {day}",
  "You saved them on {day}": "Lo guardó el {day}",
  "You wrote to them on {day}": "Le escribió el {day}",
  "You booked a time on {day}": "Reservó una cita el {day}",
  "This is your own profile, so there’s nothing to watch.":
    "Este es su propio perfil, así que no hay nada que seguir.",
  "Watch {name}?": "¿Seguir a {name}?",
  "Watch this agent": "Seguir a este agente",
  "Stop watching {name}": "Dejar de seguir a {name}",
  Stop: "Dejar de seguir",
  "You can’t watch this agent": "No puede seguir a este agente",
  "It’s your own profile, it isn’t listed anymore, or you already watch as many as you can.":
    "Es su propio perfil, ya no figura en el directorio o ya sigue a todos los agentes que puede.",
  "You watch {name}": "Ahora sigue a {name}",
  "We’ll tell you if a license ends or is suspended, they move, or their profile changes hands.":
    "Le avisaremos si una licencia termina o se suspende, si se muda o si su perfil cambia de manos.",
  "We won’t tell you about this agent anymore.": "Ya no le avisaremos sobre este agente.",
  "You don’t watch this agent.": "No sigue a este agente.",
  "Get told if a license ends or is suspended, they move, or the profile changes hands.":
    "Reciba un aviso si una licencia termina o se suspende, si se muda o si el perfil cambia de manos.",
} satisfies Record<string, string>;
