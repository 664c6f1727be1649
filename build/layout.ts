/**
 * `npm run layout`: every kind of decision of all games in every layout, with two sizes of text and in both languages: whether
 * the slots stand where the slot table has them, what is cut off, and what of the board lies under a slot.
 */
import { compile, runAppTest } from './appTests.ts'

const LAYOUT = { LAYOUT: 'all' } as const
const layout = (language: 'en' | 'ru') => runAppTest('layout.e2e.ts', { ...LAYOUT, LAYOUT_LANGUAGE: language })

process.exitCode = compile() || layout('en') || layout('ru')
