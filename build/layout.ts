/**
 * `npm run layout`: every kind of decision of all games in every layout, with two sizes of text and in both languages: whether
 * the slots stand where the slot table has them, what is cut off, and what of the board lies under a slot.
 */
import { compile, runAppTestTogether } from './appTests.ts'

const LANGUAGES = ['en', 'ru'] as const
const environments = LANGUAGES.map((language) => ({ LAYOUT: 'all', LAYOUT_LANGUAGE: language }))

process.exitCode = compile() || (await runAppTestTogether('layout.e2e.ts', environments))
