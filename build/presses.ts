/**
 * `npm run presses`: plays golden matches of the three games in the window by mouse, checks that the saved moves are those of
 * the record, and prints the presses and the reading time of a turn. `-- --record` replaces the recorded moves of Admiral's golden
 * matches after a change of its rules or its dock.
 */
import { compile, runAppTest } from './appTests.ts'

const mode = process.argv.includes('--record') ? 'record' : 'all'

process.exitCode = compile() || runAppTest('presses.e2e.ts', { PRESSES: mode })
