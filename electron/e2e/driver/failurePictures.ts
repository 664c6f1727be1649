/** Leaves a picture of every open window when a test fails, in test-results/failed/. Runs before each file of app tests. */
import { basename } from 'node:path'
import { afterEach } from 'vitest'
import { runningApps } from './app.ts'

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  const name = `${basename(task.file.name, '.e2e.ts')} ${task.name}`.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100)
  for (const [index, app] of [...runningApps].entries()) {
    if (app.complaints.length > 0) console.log(app.complaints.join('\n'))
    await app.failurePicture(index === 0 ? name : `${name}-${index + 1}`)
  }
})
