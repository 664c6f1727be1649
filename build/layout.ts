/**
 * `node build/layout.ts`: every kind of decision of all games in every size of window and both languages: what panels cover,
 * and what is cut off.
 */
import { compile, runAppTest } from './appTests.ts'

const LAYOUT = { LAYOUT: 'all' } as const
const layout = (language: 'en' | 'ru') => runAppTest('layout.e2e.ts', { ...LAYOUT, LAYOUT_LANGUAGE: language })

const small = (file: string) => runAppTest(file, LAYOUT)

process.exitCode =
  compile() || layout('en') || layout('ru') || small('smallWindow.e2e.ts') || small('smallLessons.e2e.ts')
