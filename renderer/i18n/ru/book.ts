import { access } from './access.ts'
import { admiralCoach } from './admiral/coach.ts'
import { admiralCommands } from './admiral/commands.ts'
import { admiralLessons } from './admiral/lessons.ts'
import { admiralNewMatch } from './admiral/newMatch.ts'
import { admiralOnePage } from './admiral/onePage.ts'
import { admiralOverWater } from './admiral/overWater.ts'
import { admiralPuzzles } from './admiral/puzzles.ts'
import { admiralRecap } from './admiral/recap.ts'
import { admiralRules } from './admiral/rules.ts'
import { admiralShips } from './admiral/ships.ts'
import { admiralStory } from './admiral/story.ts'
import { app } from './app.ts'
import { captions } from './captions.ts'
import { caster } from './caster.ts'
import { commands } from './commands.ts'
import { faults } from './faults.ts'
import { jackalCoach } from './jackal/coach.ts'
import { jackalCommands } from './jackal/commands.ts'
import { jackalLessons } from './jackal/lessons.ts'
import { jackalNewMatch } from './jackal/newMatch.ts'
import { jackalOnePage } from './jackal/onePage.ts'
import { jackalPuzzles } from './jackal/puzzles.ts'
import { jackalRecap } from './jackal/recap.ts'
import { jackalRules } from './jackal/rules.ts'
import { jackalStory } from './jackal/story.ts'
import { jackalWindowPanels } from './jackal/windowPanels.ts'
import { jackalWorkshop } from './jackal/workshop.ts'
import { join } from './join.ts'
import { later } from './later.ts'
import { newMatch } from './newMatch.ts'
import { overlay } from './overlay.ts'
import { overlaysPage } from './overlaysPage.ts'
import { pad } from './pad.ts'
import { people } from './people.ts'
import { personalities } from './personalities.ts'
import { saves } from './saves.ts'
import { sayings } from './sayings.ts'
import { school } from './school.ts'
import { screens } from './screens.ts'
import { seaBattleCoach } from './sea-battle/coach.ts'
import { seaBattleCommands } from './sea-battle/commands.ts'
import { seaBattleLessons } from './sea-battle/lessons.ts'
import { seaBattleNewMatch } from './sea-battle/newMatch.ts'
import { seaBattleOnePage } from './sea-battle/onePage.ts'
import { seaBattlePuzzles } from './sea-battle/puzzles.ts'
import { seaBattleRecap } from './sea-battle/recap.ts'
import { seaBattleRules } from './sea-battle/rules.ts'
import { seaBattleStory } from './sea-battle/story.ts'
import { updates } from './updates.ts'
import { windowPanels } from './windowPanels.ts'
import { windowProblems } from './windowProblems.ts'

/**
 * The texts of the window alone, in Russian: menus, settings, books of rules, lessons, commands, recaps, new matches,
 * faults of files, other tables.
 */
export const book = {
  ...app,
  ...access,
  ...captions,
  ...caster,
  ...windowPanels,
  ...windowProblems,
  ...newMatch,
  ...overlay,
  ...overlaysPage,
  ...people,
  ...pad,
  ...personalities,
  ...sayings,
  ...jackalCoach,
  ...admiralCoach,
  ...seaBattleCoach,
  ...updates,
  ...faults,
  ...jackalRecap,
  ...jackalStory,
  ...admiralOverWater,
  ...admiralRecap,
  ...admiralShips,
  ...admiralStory,
  ...seaBattleRecap,
  ...seaBattleStory,
  ...admiralNewMatch,
  ...commands,
  ...saves,
  ...screens,
  ...school,
  ...later,
  ...join,
  ...jackalRules,
  ...jackalOnePage,
  ...jackalWindowPanels,
  ...jackalLessons,
  ...jackalPuzzles,
  ...admiralLessons,
  ...admiralPuzzles,
  ...seaBattleLessons,
  ...seaBattlePuzzles,
  ...admiralRules,
  ...admiralOnePage,
  ...seaBattleRules,
  ...seaBattleOnePage,
  ...admiralCommands,
  ...jackalCommands,
  ...seaBattleCommands,
  ...jackalNewMatch,
  ...jackalWorkshop,
  ...seaBattleNewMatch,
} as const
