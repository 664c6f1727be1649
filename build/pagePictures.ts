/**
 * `npm run pages:pictures`: pictures of every page of other screens, in portrait, in landscape and on a computer, in
 * every language, in `test-results/pages/`. Reports pages that are wider than their screen, or that cut off a text.
 */
import { compile, runApart } from './appTests.ts'

process.exitCode = compile() || runApart('pages.pictures.ts')
