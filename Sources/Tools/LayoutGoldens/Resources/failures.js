const all=[...document.querySelectorAll('section')],filter=document.getElementById('filter'),
footer=document.querySelector('footer');
filter.hidden=false;document.querySelector('.keys').hidden=false;
let current=-1;
const shown=()=>all.filter(s=>!s.hidden);
const select=s=>{if(!s)return;all.forEach(x=>x.classList.toggle('current',x===s));current=all.indexOf(s);
s.scrollIntoView({block:'start'})};
const step=d=>{const list=shown(),at=list.indexOf(all[current]);
select(list[at<0?0:Math.min(list.length-1,Math.max(0,at+d))])};
const mode=(s,n)=>{const i=s.querySelectorAll('.modes input')[n];if(i){i.checked=true;i.dispatchEvent(new Event('change',{bubbles:true}))}};
const mark=(s,what)=>{s.classList.remove('accepted','rejected');s.classList.add(what);
const done=all.filter(x=>x.classList.contains('accepted'));footer.hidden=!done.length;
document.getElementById('accepted').textContent=done.length;
document.getElementById('command').textContent=done.map(x=>x.querySelector('.accepting code')?.textContent).filter(Boolean).join(' && ')};
const decide=(s,what)=>{const form=s.querySelector('form');if(!form)return mark(s,what+'ed');
const body=new URLSearchParams(new FormData(form));body.set('decision',what);body.set('quiet','1');
fetch('decide',{method:'POST',body}).then(r=>{if(r.ok)mark(s,what+'ed');else r.text().then(alert)}).catch(alert)};
filter.oninput=()=>{const text=filter.value.toLowerCase();
all.forEach(s=>s.hidden=!s.dataset.name.toLowerCase().includes(text))};
addEventListener('keydown',e=>{if(e.ctrlKey||e.metaKey||e.altKey||e.target.matches('input[type=search]'))return;
if(e.key==='j')step(1);else if(e.key==='k')step(-1);else if(current>=0&&e.key>='1'&&e.key<='5')mode(all[current],e.key-1);
else if(current>=0&&e.key==='a')decide(all[current],'accept');else if(current>=0&&e.key==='r')decide(all[current],'reject')});
for(const s of all){const split=s.querySelector('.split'),stage=s.querySelector('.stage');
s.addEventListener('change',e=>{if(split&&e.target.matches('.modes input'))split.hidden=e.target.value!=='slider'});
if(split)split.oninput=()=>stage.style.setProperty('--split',split.value+'%');
s.querySelector('form')?.addEventListener('submit',e=>{e.preventDefault();decide(s,e.submitter.value)});
for(const a of s.querySelectorAll('td a')){const box=document.getElementById(a.hash.slice(1)),row=a.closest('tr');
row.onmouseenter=()=>box.classList.add('shown');row.onmouseleave=()=>box.classList.remove('shown')}}
