/** Everyday words that are also names ("Mark Price"). They reveal a name only if capitalized, disguised or paired. */
export const commonWords: ReadonlySet<string> = new Set(
  `
  able abbey above access ace across action active adam advance advanced advantage affordable age agent alert alliance
  alpha alpine always amber anchor angel apex apple april arch arm arrow art ash aspen asset atlas august autumn avenue
  award away axis back bailey baker ball band bank banks bar barber bare barn base basic bass bay beach beacon bean bear
  beard bell bella bench bend berry best beta better bill birch bird bishop bit black blade blair blanket blaze bliss
  block bloom blossom blue board boat bold bolt bond bone book boss bow bowl box boy brand brass brave bread break breeze
  brick bridge bridges bright broad brook brooks brown bruce brush buck bud buddy bug build built bull burn bush busy
  butler button buy buyer cable call calm camp can candle canyon cape card cardinal carol carpenter carter case cash cast
  castle cedar cell center chain champion chance change chapel charity charm chase check cherry chief child choice church
  circle citizen clay clean clear cliff clock close cloud clover club coach coal code cold cole color comfort common
  community compass complete connect cook cool copper coral core corner count country course court cove cox craft crane
  cream creative creek crest crew cross crown crystal cup current customer cut daily daisy dale dance daniel dash dave
  dawn day days dean deep deer delta dependable diamond direct dish dock dollar double dove down dragon draper dream drew
  drive drop drum duke dunn dusty duty eagle earl early earn earnest earth ease easy echo edge edison elder element elite
  elm embassy emerald empire end ever evergreen everyday excel excellence exchange express extra eye fair faith falcon
  fall falls farmer fast father favor feather ferry field fields fine fir fire fish fisher fit fitch five flag flash flat
  flint flow flower fly flynn focus folk foot force ford forest forge fort forth fortune forward foster foundation
  fountain fox frame frank free freedom french fresh friend friendly frost fruit full fun fund future gale gallery game
  gardener gate gates gem gene general generation gentle genuine giant gift gill ginger give glade glen globe glory gold
  golden good grace grand granite grant grass gray great green grey grid ground grove grow growth guard guide guy hall
  hammer hand handy happy harbor hard hardy harmony harvest haven hawk hazel head heart hearth heath heaven heights help
  heritage hero hi high highland hill hills hilltop history hobby hold holiday holly hollow honest honey honor hood hook
  hope horizon horn horse host hot hour house hub hunt hunter ice icon ideal image impact independence independent
  innovation innovative insight integrated integrity iris iron island ivory ivy jack jade jasmine jay jean jersey jet job
  jordan journey joy judge july june jump june just keen keep key keystone kind king kings kitchen knight know lace lady
  lake lamb lance land landmark lane large laser last latitude laurel leader leaf league lean legacy legend lemon level
  liberty life light lily limit line link lion little live living loft lodge logic long look loop lord love lowe luck
  lucky lynn mack magic magnolia maid main major make mall man manor maple marble march marina mark marks marsh martin
  mason matrix matt max may meadow meadows mercy merit merry mesa method metropolitan mid middle mild miles mill miller
  mills mind mint miracle mission mix mobile modern moment monarch money moon moore moose more morning moss motion motor
  motors mount mountain move multi mutual nation native natural nature neat nest next nice nick night noble noon north
  nova oak oaks oasis ocean office okay omega omni onyx open optimal optimum option options orange orchard origin
  original osprey other otter outback outlook owen own owner page palace palm panel panther paradise paragon park parker
  parks part pat path patience patriot paul peace peach peak pearl pearson peck penny people pepper perfect perry person
  phoenix piece pike pilot pine pines pink pinnacle pioneer place plain plains plan planet plant platinum play plaza
  plus point polar pole pond pool poppy port porter post potter powers prairie precious precise precision premium
  president press pressure prestige price pride prime prince priority prize profit progress progressive promise prosper
  proud prudent pure quail quest quick quiet rain rainbow rains raven ray reach ready real red redwood reed reliable
  reliance rely rest result results reward rice rich ridge right ring rise rising ritz river rivers road roads rob robin
  rock rocks rocky roman root rose round route royal ruby rush russell rusty sable safe safety sage sail salt sand sands
  sandy sapphire saturn save savage savings scarlet scenic school scout sea seal season seasons secure select self seller
  senior serene shade shadow shamrock sharp shaw shell shelter shepherd shield shine ship shore short show side sierra
  signal signature silk silver simple simply single site skill sky skyline sleep slick small smart smooth snap snow soft
  solid sonic soul sound source space spark sparrow special spectrum speed spencer spice spirit splash spot spring springs
  sprout square stable staff stage standard star stark stars start station steady stellar step sterling stone stones
  story straight strategic strategy stream street strength strong style success sue sugar summer summers summit sun
  sunny sunrise sunset sunshine super superior supreme sure swan sweet swift table talent target taste taylor teal teller
  temple terra terrace think thunder tide tiger timber time times titan today together tony top topaz total touch tower
  towers town track trade trader tradition trail trails treasure trend tri triangle trident trinity trio triple triumph
  true trusted truth turn turner turtle twin twins ultimate ultra union unique unit united unity universal universe urban
  value vance vanguard vantage vault vector velocity venture ventures venus verde vertex victor victory view village vine
  vineyard vintage violet vip virtual virtue vital vivid voice wade wagon walk walker wall walls ward warm warner warren
  warrior watch wave way wealth weaver webb wells west wheel whisper white whole wild will willow wills wind wing wings
  winner winter winters wire wise wish wolf wonder wood woods wool word world worth wright yard year yellow yes young
  your zen zenith zero zone
  commerce reading account accounts additional annual approval area asking assets assist assistant associate assume attention average
  balance based basis begin beginning benefit benefits brokers budget buyers cabinet calls capacity careful cash certified
  client clients close closing commercial companies competition competitive competitor concentration consistent contract
  contracts corporate cost costs create cross crews culture customers debt demand departments depth developed difficult
  discipline diverse division documented dollars dozen drivers due employee employees ended equity established excellent
  exclusive existing expand expansion expenses experience experienced facility fiscal fleet followed free full goodwill
  gross handle hands happen highly hire hours important include included includes including income increase inventory
  investor involved item items keep key large lease leased leads lenders level licence licensed license location locations
  long loyal main maintenance major manager managers margin margins material mature member members model month monthly
  months multiple name needed net niche nights number offer offered offering offers opened operate operates operating
  operation operations operator opportunity order orders organic owned owners paid parts passive payment people percent
  plans position potential practice prepared present previous prices pricing private process processes production
  profitable profits projects provide provides public purchase quarter ratings reason reasons recent record recurring
  referral referrals relationships relocation remain renewal rent repeat reports reputation require required residential
  retire retirement retiring return revenue revenues route routes sale sales schedule schedules sell selling setup
  simple size skilled smooth software sold space specialty stable standing steady stock strong subscription substantial
  support terms territory title train trained transition turnkey units unlimited upside vehicles vendors volume warehouse
  website weekly wide workforce working years
  `
    .split(/\s+/)
    .filter((word) => word !== ''),
);
