/**
 * `npm run pad:reach`: opens golden matches of the three games, plans the fewest presses of a gamepad to each legal move
 * for all sides of the camera, presses some of them in the window in 3D and on the flat table, and compares the moves
 * that it sends. Prints the presses of each game. `-- admiral` tries one game.
 */
import { compile, runApart } from './appTests.ts'

const [game] = process.argv.slice(2)

process.exitCode = compile() || runApart('padReach.match.ts', game ? { PAD_REACH: game } : {})
