import type { RunningApp } from './app.ts'

/** How many frames the table draws in a second. */
export async function framesInASecond(app: RunningApp): Promise<number> {
  const { frames } = await app.frameCost()
  await app.page.waitForTimeout(1000)
  return (await app.frameCost()).frames - frames
}
