/**
 * `npm run layout`: shows every kind of decision of all games in every layout, with two text sizes and in both
 * languages, then the coach, the lessons and the recording in every layout; checks that the slots match the slot table,
 * and that nothing is cut off or covers the board.
 */
import { compile, runAppTest, runAppTestTogether } from './appTests.ts'

const LANGUAGES = ['en', 'ru'] as const
const environments = LANGUAGES.map((language) => ({ LAYOUT: 'all', LAYOUT_LANGUAGE: language }))

process.exitCode =
  compile() ||
  (await runAppTestTogether('layout.e2e.ts', environments)) ||
  runAppTest('advisers.e2e.ts', { LAYOUT: 'all' })
