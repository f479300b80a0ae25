/**
 * Domains that give anyone a mailbox for minutes, as of November 2026. The list is maintained by hand: public lists
 * have tens of thousands of names, most of them dead, and take up more of the Worker than all of its review code. To
 * extend it, add the lower-case domain that addresses are given out under; subdomains count, too. Services that
 * forward to a permanent mailbox (aliases of mail providers and browsers) don't belong here: they protect real people.
 */
const DOMAINS: ReadonlySet<string> = new Set(
  `0-mail.com 0815.ru 10mail.org 10minutemail.com 10minutemail.net 10minutemail.co.uk 10minutesmail.com 1secmail.com
  1secmail.net 1secmail.org 20mail.it 20minutemail.com 20minutemail.it 2prong.com 30minutemail.com   4warding.com 60minutemail.com 6paq.com anonbox.net anonymbox.com antichef.com antispam.de armyspy.com
  binkmail.com bobmail.info bofthew.com brefmail.com bspamfree.org bumpymail.com burnthespam.info
  byom.de casualdx.com chammy.info chogmail.com cool.fr.nf correo.blogos.net cosmorph.com courriel.fr.nf
  crapmail.org cuvox.de dayrep.com deadaddress.com deadspam.com despam.it devnullmail.com dingbone.com discard.email
  discardmail.com discardmail.de disposable.com disposableaddress.com disposableemailaddresses.com disposableinbox.com
  dispose.it dispostable.com dodgeit.com dodgit.com dontreg.com dontsendmespam.de drdrb.com dropmail.me dump-email.info
  dumpmail.de dumpyemail.com einrot.com emailfake.com emailinfive.com emailmiser.com
  emailondeck.com emailsensei.com emailtemporanea.net emailtemporario.com.br emailthe.net emailtmp.com emailwarden.com
  ephemail.net explodemail.com fakeinbox.com fakeinformation.com fakemail.net fakemailgenerator.com fastacura.com
  filzmail.com fizmail.com fleckens.hu fudgerub.com garliclife.com generator.email get1mail.com getairmail.com
  getnada.com getonemail.com grr.la guerrillamail.biz guerrillamail.com guerrillamail.de
  guerrillamail.info guerrillamail.net guerrillamail.org guerrillamailblock.com gustr.com haltospam.com
  harakirimail.com hidzz.com hmamail.com hochsitze.com hulapla.de ieatspam.eu ieatspam.info imails.info inboxalias.com
  inboxbear.com inboxclean.com inboxkitten.com incognitomail.com incognitomail.net incognitomail.org insorg-mail.info
  ipoo.org irish2me.com jetable.com jetable.fr.nf jetable.net jetable.org jourrapide.com kasmail.com killmail.com
  killmail.net koszmail.pl kurzepost.de linshiyouxiang.net litedrop.com lookugly.com lroid.com
  luxusmail.org mail-temporaire.fr mail.mezimages.net mail.tm mail1a.de mail4trash.com mailbidon.com mailcatch.com
  maildrop.cc maileater.com mailexpire.com mailforspam.com mailfreeonline.com mailguard.me mailimate.com mailin8r.com
  mailinater.com mailinator.com mailinator.net mailinator.org mailinator2.com mailincubator.com mailmetrash.com
  mailmoat.com mailnator.com mailnesia.com mailnull.com mailpoof.com mailsac.com mailshell.com mailsiphon.com
  mailtemp.info mailtothis.com mailzilla.com mbx.cc mega.zik.dj meltmail.com mierdamail.com minutemailbox.com
  mintemail.com moakt.cc moakt.com moakt.ws mohmal.com moncourrier.fr.nf monemail.fr.nf monmail.fr.nf mt2009.com
  mytemp.email mytempemail.com mytrashmail.com nada.email netmails.net neverbox.com nobulk.com noclickemail.com
  nogmailspam.info nomail.xl.cx nospam.ze.tc nospam4.us nospamfor.us nowmymail.com nurfuerspam.de objectmail.com
  oneoffemail.com onewaymail.com plexolan.de pokemail.net pookmail.com
  proxymail.eu putthisinyourspamdatabase.com quickinbox.com rcpt.at recode.me rhyta.com rmqkr.net rtrtr.com
  safetymail.info sharklasers.com shieldedmail.com shiftmail.com skeefmail.com slaskpost.se slopsbox.com
  smellfear.com sofort-mail.de sogetthis.com soodonims.com spam.la spam.su spam4.me spamavert.com
  spambob.com spambog.com spambog.de spambox.us spamcannon.com spamday.com spamfree24.org   spamherelots.com spamhole.com spaml.de spamobox.com spamspot.com spamthis.co.uk   superrito.com suremail.info tafmail.com teewars.org teleworm.com teleworm.us temp-mail.io temp-mail.org temp-mail.ru
  tempail.com tempalias.com tempe-mail.com tempemail.co.za tempemail.com tempemail.net tempinbox.com tempmail.de
  tempmail.dev tempmail.eu tempmail.it tempmail.net tempmail.plus tempmail.ws tempmail2.com tempmailer.com tempmailo.com
  tempomail.fr temporaryemail.net temporaryinbox.com tempr.email thankyou2010.com throwam.com throwawayemailaddress.com
  throwawaymail.com tmail.ws tmailinator.com tmpmail.net tmpmail.org tradermail.info trash-mail.at
  trash-mail.com trash-mail.de trash2009.com trashmail.at trashmail.com trashmail.de trashmail.io trashmail.me
  trashmail.net trashmail.org trashmail.ws trashmailer.com trashymail.com tyldd.com upliftnow.com
  uroid.com veryrealemail.com viditag.com wegwerfadresse.de wegwerfemail.com wegwerfmail.de wegwerfmail.net
  wegwerfmail.org wh4f.org whyspam.me willselfdestruct.com winemaven.info wronghead.com xagloo.com xemaps.com xents.com
  xmaily.com xoxy.net yep.it yogamaven.com yopmail.com yopmail.fr yopmail.net yuurok.com zehnminutenmail.de zippymail.info
  zoemail.net zomg.info`.split(/\s+/),
);

/** The part of an email address after the last `@`, in lower case. */
export const mailDomainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1).toLowerCase();

/** Whether the domain or a parent domain gives out throwaway mailboxes. */
export function isDisposable(domain: string): boolean {
  const labels = domain.split(".");
  return labels.some((_, at) => DOMAINS.has(labels.slice(at).join(".")));
}
