/**
 * `npm run pages:pictures`: pictures of every page of other screens, upright, across and on a computer, in every language, in
 * `test-results/pages/`. Says which of them are wider than their screen, or cut a text off.
 */
import { compile, runApart } from './appTests.ts'

process.exitCode = compile() || runApart('pages.pictures.ts')
