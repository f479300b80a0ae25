/** Licenses, as public pages show them. */
export const licenses = {
  "State and number": "Estado y número",
  Lines: "Líneas",
  Status: "Estatus",
  Term: "Vigencia",
  "resident, {number}": "residente, {number}",
  "non-resident, {number}": "no residente, {number}",
  "Class: {licenseClass}": "Clase: {licenseClass}",
  "As the state names it: {stateLabel}": "Así lo llama el estado: {stateLabel}",
  Active: "Vigente",
  "Active when last checked, {month}": "Vigente cuando se comprobó por última vez, en {month}",
  "Ends {when}": "Vence {when}",
  "Begins {day}": "Comienza el {day}",
  Expired: "Vencida",
  Surrendered: "Devuelta",
  Revoked: "Revocada",
  Inactive: "Inactiva",
  Suspended: "Suspendida",
  "Not confirmed": "Sin confirmar",
  "no end date": "sin fecha de vencimiento",
  "State list, {day}": "Lista del estado, {day}",
  "{state} state list, {day}": "Lista del estado de {state}, {day}",
  "Federal list, {day}": "Lista federal, {day}",
  "Document checked {day}": "Documento verificado el {day}",
  "Checked with the state {day}": "Verificada con el estado el {day}",
  Licenses: "Licencias",
  "The circle marks today.": "El círculo marca el día de hoy.",
  "No license is on file.": "No hay ninguna licencia registrada.",
  "Licenses of {name}": "Licencias de {name}",
  "To check one yourself, ask that state’s insurance department for its number. An expired license stays on the record and leaves that state’s results.":
    "Para verificar una usted mismo, consulte su número con el departamento de seguros de ese estado. Una licencia vencida permanece en el registro y sale de los resultados de ese estado.",
  "Licensed in {states}.": "Con licencia en {states}.",
  "Licensed in {state}": "Con licencia en {state}",
  "Licensed in {n} states": "Con licencia en {n} estados",
  "None in force": "Ninguna vigente",
  "not matched yet": "aún sin confirmar",
  "matched {day}": "confirmado el {day}",
  "Next expiry": "Próximo vencimiento",
  "No end date": "Sin fecha de vencimiento",
  "Nothing in force": "Nada vigente",
  "No license in force today": "Sin licencia vigente hoy",
  "No license in force today.": "Sin licencia vigente hoy.",
  "No license in force: can’t sell insurance today": "Sin licencia vigente: hoy no puede vender seguros",
  "No insurance license in force on file.": "No hay ninguna licencia de seguros vigente registrada.",
  "Insurance license {numbers}.": "Licencia de seguros: {numbers}.",
  "since {year}": "desde {year}",
  "since {year}, {n} year": "desde {year}, {n} año",
  "since {year}, {n} years": "desde {year}, {n} años",
  "Based on the records we have, {name} can’t sell insurance today. Others nearby can.":
    "Según los registros que tenemos, {name} no puede vender seguros hoy. Otros agentes cercanos sí pueden.",
  "No license is in force today. {license} begins {day}.":
    "Hoy no hay ninguna licencia vigente. {license} comienza el {day}.",
  "We have no license on file, so nothing here about lines or insurance types has been verified.":
    "No tenemos ninguna licencia registrada, así que nada de lo que aquí se dice sobre líneas o tipos de seguro se ha verificado.",
  "No license is in force today. {license} was revoked; we last checked on {day}.":
    "Hoy no hay ninguna licencia vigente. {license} fue revocada; la revisamos por última vez el {day}.",
  "No license is in force today. {license} is suspended; we last checked on {day}.":
    "Hoy no hay ninguna licencia vigente. {license} está suspendida; la revisamos por última vez el {day}.",
  "No license is in force today. {license} was canceled; we last checked on {day}.":
    "Hoy no hay ninguna licencia vigente. {license} fue cancelada; la revisamos por última vez el {day}.",
  "No license is in force today. {license} isn’t confirmed as active; we last checked on {day}.":
    "Hoy no hay ninguna licencia vigente. No se ha confirmado que {license} esté vigente; la revisamos por última vez el {day}.",
  "No license is in force today. {license} was surrendered; we last checked on {day}.":
    "Hoy no hay ninguna licencia vigente. {license} fue devuelta; la revisamos por última vez el {day}.",
  "No license is in force today. The last one, {license}, ended {day}.":
    "Hoy no hay ninguna licencia vigente. La última, {license}, venció el {day}.",
  "Check a past date": "Consultar una fecha pasada",
  Day: "Día",
  "What we knew that day": "Lo que sabíamos ese día",
  "What we know now": "Lo que sabemos ahora",
  "What we know now goes by the newest dates on record. A list doesn’t say since when a license is suspended, so that counts from the day of the list.":
    "Lo que sabemos ahora se basa en las fechas más recientes del registro. Una lista no dice desde cuándo está suspendida una licencia, así que cuenta desde el día de la lista.",
  "Not begun yet": "Aún no comienza",
  "{state} on {day}": "{state}, {day}",
  "{type} in {state} on {day}": "{type} en {state}, {day}",
  "We didn’t know this agent then.": "En ese momento no conocíamos a este agente.",
  "We had no license in {state} on record.": "No teníamos registrada ninguna licencia en {state}.",
  "We have no license in {state} on record for that day.":
    "No tenemos registrada ninguna licencia en {state} para ese día.",
  "No license in force in {state}.": "Ninguna licencia vigente en {state}.",
  "Licensed for {type} in {state}.": "Con licencia para {type} en {state}.",
  "Licensed in {state}, but not for {type}.": "Con licencia en {state}, pero no para {type}.",
  "Licensed in {state}, for none of our insurance types.":
    "Con licencia en {state}, para ninguno de nuestros tipos de seguro.",
  "Licensed in {state} for {types}.": "Con licencia en {state} para {types}.",
  "License {number}: {status}, {from} to {through}. {source}.":
    "Licencia {number}: {status}, {from} a {through}. {source}.",
  "Enter the day as year, month, and day, such as 2026-03-01.":
    "Escriba el día como año, mes y día, por ejemplo 2026-03-01.",
  "That day is still to come. Choose today or an earlier day.":
    "Ese día aún no llega. Elija el día de hoy o uno anterior.",
} satisfies Record<string, string>;
