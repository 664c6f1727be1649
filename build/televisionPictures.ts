/**
 * `npm run tv:pictures`: pictures of every screen and kind of decision on a television in both languages, in
 * `test-results/television/`. Measures letters, targets and the margin that a television's frame may hide.
 */
import { compile, runApart } from './appTests.ts'

process.exitCode =
  compile() ||
  runApart('television.pictures.ts', { TELEVISION_LANGUAGE: 'en' }) ||
  runApart('television.pictures.ts', { TELEVISION_LANGUAGE: 'ru' })
