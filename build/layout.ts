/**
 * `npm run layout`: shows every kind of decision of all games in every layout, with two text sizes and in both
 * languages; checks that the slots match the slot table, and that nothing is cut off or covers the board.
 */
import { compile, runAppTestTogether } from './appTests.ts'

const LANGUAGES = ['en', 'ru'] as const
const environments = LANGUAGES.map((language) => ({ LAYOUT: 'all', LAYOUT_LANGUAGE: language }))

process.exitCode = compile() || (await runAppTestTogether('layout.e2e.ts', environments))
