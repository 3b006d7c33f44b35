# --- a connection: denied
import socket
socket.create_connection(('127.0.0.1', PORT))
# --- a socket, failure swallowed: denied
import socket
try:
    socket.socket()
except BaseException:
    pass
print('on')
# --- a datagram: denied
import socket
socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b'x', ('127.0.0.1', PORT))
# --- a unix socket: python-error
import socket
socket.socket(socket.AF_UNIX).connect('/var/run/docker.sock')
# --- a listener: denied
import socket
socket.create_server(('127.0.0.1', 0))
# --- a pair of sockets: denied
import socket
socket.socketpair()
# --- a socket from a descriptor: denied
import socket
socket.socket(fileno=1).send(b'x')
# --- names: denied
import socket
socket.getaddrinfo('localhost', 80)
# --- the name of this host: denied
import socket
print(socket.gethostbyname('localhost'))
# --- urllib: denied
import urllib.request
urllib.request.urlopen('http://127.0.0.1:PORT/')
# --- urllib of a file: python-error
import urllib.request
print(urllib.request.urlopen('file://CANARY').read())
# --- http.client: denied
import http.client
http.client.HTTPConnection('127.0.0.1', PORT).request('GET', '/')
# --- a websocket by hand: denied
import socket
peer = socket.create_connection(('127.0.0.1', PORT))
peer.send(b'GET / HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n\r\n')
# --- asyncio: denied
import asyncio
asyncio.run(asyncio.sleep(0))
# --- requests: python-error
import requests
# --- select on what is there: python-error
import select
print(select.select([0], [1], [], 0))
select.epoll()
# --- ssl: python-error
import ssl
ssl.get_server_certificate(('127.0.0.1', PORT))
# --- a browser: python-error
import webbrowser
print(webbrowser.open('http://127.0.0.1:PORT/'))
