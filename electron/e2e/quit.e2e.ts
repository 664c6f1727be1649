import { expect, it } from 'vitest'
import { startApp } from './app.ts'

it('ends by itself when it is told to quit', async () => {
  const app = await startApp()
  await app.page.getByRole('button').first().waitFor()
  expect(await app.quit()).toBe(0)
  await app.discard()
}, 30_000)

it('starts again on the data of a program that was killed', async () => {
  const first = await startApp()
  await first.page.getByRole('button').first().waitFor()
  await first.kill()
  const second = await first.restart()
  await second.page.getByRole('button').first().waitFor()
  expect(second.complaints).toEqual([])
  await second.discard()
})
