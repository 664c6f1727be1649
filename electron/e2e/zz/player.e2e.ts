import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { it } from 'vitest'
import { startApp } from '../driver/app.ts'
const cfg = JSON.parse(readFileSync(process.env.PLAYER_CONFIG!, 'utf8'))
it('is played', async () => {
  const app = await startApp({ size: cfg.size ?? { width: 1280, height: 800 }, settings: cfg.settings ?? {} })
  const { page } = app
  let n = 0
  const run = async (line: string): Promise<string> => {
    const [word, ...rest] = line.trim().split(/\s+/)
    const num = rest.map(Number)
    switch (word) {
      case 'click': await page.mouse.click(num[0]!, num[1]!); return 'ok'
      case 'dbl': await page.mouse.dblclick(num[0]!, num[1]!); return 'ok'
      case 'right': await page.mouse.click(num[0]!, num[1]!, { button: 'right' }); return 'ok'
      case 'move': await page.mouse.move(num[0]!, num[1]!, { steps: 5 }); return 'ok'
      case 'drag': await page.mouse.move(num[0]!, num[1]!); await page.mouse.down(); await page.mouse.move(num[2]!, num[3]!, { steps: 8 }); await page.mouse.up(); return 'ok'
      case 'wheel': await page.mouse.wheel(0, num[0]!); return 'ok'
      case 'key': await page.keyboard.press(rest[0]!); return 'ok'
      case 'type': await page.keyboard.type(rest.join(' ')); return 'ok'
      case 'wait': await page.waitForTimeout(num[0]!); return 'ok'
      case 'size': await app.resize({ width: num[0]!, height: num[1]! }); return 'ok'
      case 'shot': { const path = `${cfg.pictures}/${String(++n).padStart(3, '0')}${rest[0] ? '-' + rest[0] : ''}.png`; await page.screenshot({ path, timeout: 120000 }); return path }
      case 'errors': return JSON.stringify(app.consoleErrors)
      default: return `unknown ${word}`
    }
  }
  await new Promise<void>((done) => {
    const server = createServer((req, res) => {
      let body = ''
      req.on('data', (c) => (body += c))
      req.on('end', async () => {
        const out: string[] = []
        for (const line of body.split(/[;\n]/).filter((l) => l.trim())) {
          if (line.trim() === 'quit') { res.end('bye\n'); server.close(); done(); return }
          try { out.push(await run(line)) } catch (e) { out.push(`ERR ${e}`) }
        }
        res.end(out.join('\n') + '\n')
      })
    }).listen(cfg.port)
  })
  await app.discard()
}, 10_000_000)
