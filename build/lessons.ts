/**
 * `node build/lessons.ts`: every lesson of all games in the window, by mouse and by keys; the app tests contain a part
 * of it.
 */
import { compile, runAppTest } from './appTests.ts'

process.exitCode = compile() || runAppTest('lessons.e2e.ts', { LESSONS: 'all' })
