/**
 * `npm run air:skew`: compares the event that a clean feed shows with those of overlays, at random moments of a match of
 * each game, and fails if they differ by more than 150 ms. `-- 3d` compares the clean feed in 3D, for a computer with a
 * graphics card.
 */
import { compile, runApart } from './appTests.ts'

const [feed = 'flat'] = process.argv.slice(2)

process.exitCode = compile() || runApart('airSkew.match.ts', { AIR_SKEW_FEED: feed })
