/**
 * Imported before Miniflare, which reads the certificates named here when it is loaded and writes each into every
 * configuration, copying the full bundle for it. No test talks to another machine.
 */
delete process.env.NODE_EXTRA_CA_CERTS;
