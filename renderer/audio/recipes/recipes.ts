import type { SoundName } from '../names.ts'
import type { Recipe } from '../plan.ts'
import { growl, snap } from './beast.ts'
import { bell, chime } from './bell.ts'
import { cannon, volley, whistle } from './cannon.ts'
import { echo } from './cave.ts'
import { coin, coinLand, pour } from './coin.ts'
import { cheer, oath } from './crew.ts'
import { dice } from './dice.ts'
import { drum } from './drum.ts'
import { fanfare, flourish } from './fanfare.ts'
import { slide } from './ice.ts'
import { bubbles, lamp, whinny, yawn } from './lives.ts'
import { engine } from './machine.ts'
import { page } from './paper.ts'
import { rope, ship } from './rigging.ts'
import { flap, gust } from './sails.ts'
import { spring } from './spring.ts'
import { curtain, moment, sweep } from './stage.ts'
import { grapnel, hammer, sabres, squeak } from './steel.ts'
import { glug, gulp, splash, swim } from './water.ts'
import { rumble, storm, wind } from './weather.ts'
import { click, flip, hit, hoof, splinter, step, wood } from './wood.ts'

/** The recipe of each sound; a name without one does not compile. */
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
  volley,
  splinter,
  flap,
  gust,
  storm,
  grapnel,
  sabres,
  squeak,
  hammer,
  dice,
  spring,
  pour,
  flourish,
  bubbles,
  whinny,
  lamp,
  yawn,
  moment,
  sweep,
  curtain,
} as const satisfies Record<SoundName, Recipe>
