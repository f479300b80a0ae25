/** What those who watch an agent are told. */
export const watchEmails = {
  "The {state} license {number} has expired.": "La licencia {number} de {state} venció.",
  "The state has the {state} license {number} as inactive.":
    "Según el estado, la licencia {number} de {state} está inactiva.",
  "The state has the {state} license {number} as canceled.":
    "Según el estado, la licencia {number} de {state} fue cancelada.",
  "The state has the {state} license {number} as surrendered.":
    "Según el estado, la licencia {number} de {state} fue devuelta.",
  "The state has the {state} license {number} as revoked.":
    "Según el estado, la licencia {number} de {state} fue revocada.",
  "The state has the {state} license {number} as suspended.":
    "Según el estado, la licencia {number} de {state} está suspendida.",
  "Its last day was {day}.": "Su último día fue el {day}.",
  "{name}’s {state} license has ended": "Terminó la licencia de {name} en {state}",
  "{name}’s {state} license is suspended": "La licencia de {name} en {state} está suspendida",
  "{name}’s {state} license is in force again": "La licencia de {name} en {state} está vigente de nuevo",
  "The state has the {state} license {number} as active again.":
    "Según el estado, la licencia {number} de {state} está vigente de nuevo.",
  "{name} moved to {place}": "{name} se mudó a {place}",
  "{name}’s profile has a new owner": "El perfil de {name} cambió de manos",
  "The office was in {from} and is now in {to}.": "La oficina estaba en {from} y ahora está en {to}.",
  "A different account manages this profile now, and gets what you send to it from now on.":
    "Ahora otra cuenta administra este perfil y recibe lo que usted le envíe de aquí en adelante.",
  "View {name}’s profile": "Ver el perfil de {name}",
  "You get this because you booked a time with this agent.":
    "Recibe este correo porque reservó una cita con este agente.",
  "You get this because you saved, messaged, or booked this agent, or chose to watch them.":
    "Recibe este correo porque guardó a este agente, le escribió, reservó una cita con él o eligió seguirlo.",
} satisfies Record<string, string>;
