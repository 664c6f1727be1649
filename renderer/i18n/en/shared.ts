import { flat } from './flat.ts'
import { hud } from './hud.ts'
import { jackalMaps } from './jackal/maps.ts'
import { page } from './page.ts'
import { problems } from './problems.ts'
import { refusals } from './refusals.ts'
import { screenReader } from './screenReader.ts'
import { seat } from './seat.ts'

/** The texts of pages on other screens in all games, in English. They load these first. */
export const shared = {
  ...page,
  ...hud,
  ...flat,
  ...seat,
  ...screenReader,
  ...problems,
  ...refusals,
  ...jackalMaps,
} as const
