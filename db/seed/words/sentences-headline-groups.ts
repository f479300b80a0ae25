/** Subjects and audiences of headlines, by kind of business. */
import { phrases } from "./phrases.ts";

/** Any subject fits any audience of its group. */
export type Group = { subjects: readonly string[]; audiences: readonly string[] };

export const house: Group = {
  subjects: phrases(`Home insurance
    Homeowners policies
    Home and flood
    Home and umbrella
    House and contents
    Home, wind and hail`),
  audiences: phrases(`for first-time buyers
    for older houses and old wiring
    for houses near the water
    for wooden houses and tin roofs
    for old roofs and new owners
    for lake houses and cabins
    for townhouses and condominiums
    for acreage and outbuildings
    for manufactured homes
    for landlords with one or two doors
    for houses that have had a claim
    for people between two houses
    for brick bungalows and their cellars
    for historic districts
    for houses at the edge of the woods
    in {city} and around it`),
};
export const vehicle: Group = {
  subjects: phrases(`Auto insurance
    Car insurance
    Auto and motorcycle
    Auto, boat and RV
    Auto and renters
    Car, camper and boat`),
  audiences: phrases(`for families with new drivers
    for commuters
    for people who drive for a living
    for drivers with a past
    for restored cars
    for students and their parents
    for one-car households
    for people new to {state}
    for retirees who travel
    for delivery and rideshare drivers
    for old pickups and new plates
    for electric cars
    for drivers over seventy
    for people without a garage
    in plain words`),
};
export const household: Group = {
  subjects: phrases(`Home and auto
    Household insurance
    Personal lines
    Home, auto and umbrella
    Houses, cars and what is in them
    Renters, home and auto`),
  audiences: phrases(`for young households
    for military families
    for teachers and nurses
    for people who read the policy
    for growing families
    for anyone with a claim behind them
    for people moving to {state}
    for people who rent for now
    for night-shift workers
    for households with three generations
    for people who would rather not think about it
    with the exclusions first
    in {city} since {year}
    without the follow-up calls
    for blended families`),
};
export const everything: Group = {
  subjects: phrases(`Home, auto and life
    One office for home, business and life
    Family insurance
    House, car, shop and income
    Auto, home, life and health
    Farm, home and life
    Personal and small business insurance
    Property and life`),
  audiences: phrases(`for people who want one phone number
    for farms and their owners
    for the self-employed
    for shop owners and their homes
    for newcomers to {state}
    for three generations at a time
    for people who run a business from home
    for couples starting out
    for ranch families
    for owners of small buildings
    for freelancers
    for people who ask why
    in {city} since {year}
    for households between jobs and houses
    reviewed once a year
    across {state}`),
};
export const business: Group = {
  subjects: phrases(`Business insurance
    Liability and property
    Workers’ compensation and liability
    Commercial auto and property
    General liability
    Business owner policies
    Professional and general liability
    Commercial packages
    Insurance`),
  audiences: phrases(`for contractors
    for restaurants and bars
    for small manufacturers
    for trucking firms
    for shops on Main Street
    for nonprofits
    for landlords
    for medical and dental practices
    for landscapers and tree crews
    for software and design studios
    for breweries and wineries
    for churches and schools
    for childcare centers
    for salons and gyms
    for electricians and plumbers
    for property managers
    for farms that sell direct
    for food trucks
    for consultants
    for firms of two to fifty people`),
};
export const life: Group = {
  subjects: phrases(`Life insurance
    Term and whole life
    Annuities and life insurance
    Life insurance and long-term care
    Term life
    Retirement income and life insurance
    Final expense and term life
    Life cover and estate planning`),
  audiences: phrases(`for new parents
    for people with a mortgage
    for business partners
    for people past fifty
    for single parents
    without a sales pitch
    for families with one income
    for people told no before
    for pilots, divers and climbers
    for grandparents
    for people who read the contract
    for late starters
    for couples
    for people with diabetes
    in plain words
    for shift workers`),
};
export const health: Group = {
  subjects: phrases(`Health plans
    Individual and family health insurance
    Health and dental
    Marketplace health plans
    Group and individual health
    Health coverage
    Health and life`),
  audiences: phrases(`for the self-employed
    for families
    for early retirees
    for people between jobs
    for offices of two to thirty
    for gig workers
    for graduates leaving a parent’s plan
    for people with a specialist to keep
    for farmers
    for artists and musicians
    line by line
    with the doctor list checked first
    for people new to {state}
    for small employers
    for people who take daily medicine
    for churches and nonprofits`),
};
export const senior: Group = {
  subjects: phrases(`Medicare plans
    Medicare Advantage and Supplement
    Medicare and long-term care
    Supplement plans and drug coverage
    Medicare coverage
    Long-term care and Medicare Supplement
    Medicare reviews
    Medicare and final expense`),
  audiences: phrases(`for people turning 65
    without the mailers
    at your kitchen table
    for people still working at 66
    for snowbirds
    for retired teachers
    for couples with different needs
    with the drug list in hand
    for people on Medicaid too
    every fall
    for veterans
    in rural counties
    for children helping a parent
    one step at a time
    by phone or in person
    for people with a long drug list`),
};
