/** Saves a screenshot of every open window in test-results/failed/ when a test fails. Loaded before each app test file. */
import { basename } from 'node:path'
import { afterEach } from 'vitest'
import { runningApps } from './app.ts'

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  const name = `${basename(task.file.name, '.e2e.ts')} ${task.name}`.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100)
  for (const [index, app] of [...runningApps].entries()) {
    if (app.consoleErrors.length > 0) console.log(app.consoleErrors.join('\n'))
    await app.failureScreenshot(index === 0 ? name : `${name}-${index + 1}`)
  }
})
