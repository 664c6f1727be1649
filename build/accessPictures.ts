/**
 * `npm run access:pictures`: pictures of every screen and kind of decision in high contrast at 1280×800 in both
 * languages, in `test-results/access/`. Measures the contrast of texts, and that letters have 12 px.
 */
import { compile, runApart } from './appTests.ts'

process.exitCode =
  compile() ||
  runApart('access.pictures.ts', { ACCESS_LANGUAGE: 'en' }) ||
  runApart('access.pictures.ts', { ACCESS_LANGUAGE: 'ru' })
