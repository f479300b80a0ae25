/**
 * Classes of license that sell nothing to the public, whatever lines stand beside them: an adjuster "for casualty" settles
 * claims, and a consultant "for life" gives advice. Data.
 *
 * Sources: license types of the states in the NAIC's State Based Systems (public copy in github.com/Shoaibzaak/sbs.naic.org,
 * `api_data/`, read on Nov 27, 2026); license types in the Texas Department of Insurance's list of individuals
 * (data.texas.gov, kxv3-diwf) and in Florida's list of valid licenses. Surplus lines brokers are among them: their lines are
 * for what licensed insurers won't write.
 */
import { foldWord } from "./known-words.ts";

const SELL_NOTHING = `
Adjuster; Adjuster-Property and Casualty; Apprentice Adjuster; Casualty Adjuster; Catastrophic Adjuster; Claim Adjusters;
Company Adjuster; Company/Independent Adjuster; Crop Adjuster; Crop Insurance Adjuster; Emergency Adjuster;
Emergency Independent Adjuster; Emergency Public Adjuster; Exempt Independent Adjuster; Hail Adjuster; Independent Adjuster;
Independent Portable Electronics Adjuster; Public Adjuster; Public Adjuster Solicitor; Public Ins Adjuster;
Public Insurance Adjuster; Self-Employed Insurance Adjuster; Staff Adjuster; Temporary Adjuster; Temporary Adjuster Permit;
Temporary Company/Independent Firm Adjuster; Trainee Independent Adjuster; Workers Compensation Adjuster;
Workers' Compensation Adjuster; Insurance Adjuster; All Lines Adjuster;
Appraiser; Apprentice Appraiser; Auto Damage Appraiser; MVPD Appraiser; Motor Vehicle Damage Appraiser;
Motor-Vehicle Damage Appraiser;
Adviser; Consultant; Consultant - Individual; Certified Insurance Consultant; Insurance Adviser; Insurance Consultant;
Risk Management Consultant; Life and Health Insurance Counselor; Risk Manager;
Navigator; Navigator Individual; Navigator License; Navigator Certificate; Certified Application Counselor;
Insurance Assistance Individual;
Life Settlement Broker; Life Settlement Producer; Life Settlement Provider; Life Settlement Investment Agent;
Life Stlmnt Broker; Life Stlmnt Provider; Viatical Broker; Viatical Settlement Broker; Viatical Settlement Provider;
Viatical Settlement Representative; Viatical Settlement Investment Agent; Viatical Settlements Broker;
Reinsurance Broker; Reinsurance Manager; Reinsurance Intermediary; Reinsurance Intermediary Broker;
Reinsurance Intermediary Manager; Reinsurance Intermediary-Manager; Reinsurance Intermediary-Producer;
Managing General Agent; Exempt Managing General Agent; Temporary Managing General Agent; Controlling Insurance Producer;
Surplus Lines; Surplus Line Broker; Surplus Lines Agent; Surplus Lines Broker; Surplus Lines Producer;
Exempt Surplus Lines Broker; Producer - Surplus Lines; Nonres Surplus Lines;
Third Party Administrator; Third Party Admin; Third-Party Administrator; Exempt Third Party Administrator;
Customer Service Representative; Service Representative;
Bail Bond Agent; Bail Bondsman; Bail Producer; Professional Bondsman; Surety Bail Bond Agent; Title; Title Agent; Escrow Officer
`;

const FOLDED = new Set(
  SELL_NOTHING.split(";")
    .map(foldWord)
    .filter((name) => name !== ""),
);

/** Whether a license of this class covers nothing, as far as the table knows. */
export const sellsNothing = (licenseClass: string | null): boolean =>
  licenseClass !== null && FOLDED.has(foldWord(licenseClass));
