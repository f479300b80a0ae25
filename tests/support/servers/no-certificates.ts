/**
 * Imported before Miniflare, which reads the certificates named here when it is loaded and writes each into every
 * configuration, moving the whole bundle for it. No test speaks to another machine.
 */
delete process.env.NODE_EXTRA_CA_CERTS;
