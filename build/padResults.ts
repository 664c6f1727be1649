/**
 * `npm run pad:results`: opens golden matches of the three games before their last moves, and plays them to the result,
 * and on to a rematch and the menu, by gamepad alone. `-- admiral` plays one game.
 */
import { compile, runApart } from './appTests.ts'

const [game] = process.argv.slice(2)

process.exitCode = compile() || runApart('padResults.match.ts', game ? { PAD_RESULTS: game } : {})
