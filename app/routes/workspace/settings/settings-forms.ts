/** The names of the forms of `/settings` that have fields; each is also what its button says. */
export const SETTINGS_FORMS = {
  name: "rename",
  password: "change-password",
  passkey: "add-passkey",
  notifications: "save-notifications",
  application: "save-application",
  license: "send-license",
  photo: "save-photo",
  executive: "save-executive",
  deleting: "delete-account",
} as const;
