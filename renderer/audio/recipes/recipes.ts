import type { SoundName } from '../names.ts'
import type { Recipe } from '../plan.ts'
import { growl, snap } from './beast.ts'
import { bell, chime } from './bell.ts'
import { cannon, whistle } from './cannon.ts'
import { echo } from './cave.ts'
import { coin, coinLand } from './coin.ts'
import { cheer, oath } from './crew.ts'
import { drum } from './drum.ts'
import { fanfare } from './fanfare.ts'
import { slide } from './ice.ts'
import { engine } from './machine.ts'
import { page } from './paper.ts'
import { rope, ship } from './rigging.ts'
import { glug, gulp, splash, swim } from './water.ts'
import { rumble, wind } from './weather.ts'
import { click, flip, hit, hoof, step, wood } from './wood.ts'

/** How each sound is made; a name without a recipe does not compile. */
export const RECIPES = {
  step,
  splash,
  flip,
  coin,
  coinLand,
  cannon,
  whistle,
  snap,
  growl,
  gulp,
  cheer,
  oath,
  rumble,
  wind,
  engine,
  hit,
  ship,
  rope,
  bell,
  page,
  click,
  chime,
  drum,
  swim,
  slide,
  hoof,
  glug,
  echo,
  fanfare,
  wood,
} as const satisfies Record<SoundName, Recipe>
