export type NetworkKind = 'wifi' | 'cable' | 'virtual' | 'other'

/** The first that fits. On macOS names such as `en0` do not tell. */
const NAMES: readonly (readonly [NetworkKind, RegExp])[] = [
  [
    'virtual',
    /^(docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|utun|wg|tailscale|zt|lxc|podman|cni)|vEthernet|VirtualBox|VMware|WSL/i,
  ],
  ['wifi', /^(wl|ath|ra\d)|wi-?fi|wlan|wireless|airport|беспровод/i],
  ['cable', /^(eth|en[opsx]|em\d)|ethernet|локальн/i],
]

/** What kind of network an interface is on, as far as its name tells. Other devices are rarely behind a virtual one. */
export function networkKind(name: string): NetworkKind {
  return NAMES.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other'
}
