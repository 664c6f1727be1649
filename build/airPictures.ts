/**
 * `npm run air:pictures`: pictures of every overlay of a stream in every layout and theme, through a whole match of each
 * game, in `test-results/air/`. Measures letters, the covered part of the picture, and whether a box ever changes.
 * `AIR_MATCH=jackal-four` takes one match alone, `AIR_MATCH=vote` the vote and the text of a caster.
 */
import { compile, runApart } from './appTests.ts'

process.exitCode = compile() || runApart('air.pictures.ts')
